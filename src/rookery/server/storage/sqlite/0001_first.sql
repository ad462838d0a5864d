-- The first schema: logs, the lists that follow from them, guests.

create table log (
  table_id text not null,
  seq      integer not null,
  entry    blob not null,
  primary key (table_id, seq)
) without rowid;

create table request (
  table_id text not null,
  request  text not null,
  primary key (table_id, request)
) without rowid;

create table card (
  table_id text primary key,
  game     text not null,
  status   text not null,
  listed   integer not null,
  host     text not null,
  updated  integer not null,
  card     blob not null
) without rowid;

create index card_listed on card (updated) where listed and status = 'open';
create index card_running on card (table_id) where status = 'running';
create index card_host on card (host, status);

create table sitting (
  guest    text not null,
  table_id text not null,
  primary key (guest, table_id)
) without rowid;

create table result (
  table_id text not null,
  number   integer not null,
  seat     integer not null,
  guest    text,
  at       integer not null,
  result   blob not null,
  primary key (table_id, number, seat)
) without rowid;

create index result_guest on result (guest, at);

create table guest (
  id      text primary key,
  name    text not null,
  created integer not null
) without rowid;

create table token (
  hash  text primary key,
  guest text not null references guest (id)
) without rowid;

create table muting (
  guest text not null,
  other text not null,
  primary key (guest, other)
) without rowid;

create table code (
  hash    text primary key,
  guest   text not null,
  expires integer not null
) without rowid;

create table setting (
  name  text primary key,
  value text not null
) without rowid;
