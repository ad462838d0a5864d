-- Devices can be told apart and signed out one by one; a recovery code leads back to a guest, and only its hash is kept.

alter table token add column name text not null default '';
alter table token add column address text not null default '';
alter table token add column created integer not null default 0;
alter table token add column seen integer not null default 0;
create index token_guest on token (guest);
create index token_address on token (address);

create table recovery (
  guest   text primary key references guest (id),
  hash    text not null unique,
  created integer not null
) without rowid;
