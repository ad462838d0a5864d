-- works with nodes from: 1
-- The tables and columns of the SQLite schema 0021, so that rows can be copied as they are. Text compares by bytes in both.
-- Sealed and compressed data are bytea; JSON that queries read is text.

create table setting (
  name  text collate "C" primary key,
  value bytea not null
);

create table guest (
  id      text collate "C" primary key,
  name    text collate "C" not null,
  created bigint not null
);

create table token (
  hash     text collate "C" primary key,
  guest    text collate "C" not null references guest (id),
  name     text collate "C" not null default '',
  address  text collate "C" not null default '',
  created  bigint not null default 0,
  seen     bigint not null default 0,
  recovery text collate "C",
  replaces text collate "C" references token (hash) on delete set null
);
create index token_guest on token (guest);
create index token_address on token (address);
create index token_replaces on token (replaces) where replaces is not null;

create table code (
  hash    text collate "C" primary key,
  guest   text collate "C" not null,
  expires bigint not null
);
create index code_guest on code (guest);

create table recovery (
  guest   text collate "C" primary key references guest (id),
  hash    text collate "C" not null unique,
  created bigint not null,
  token   text collate "C"
);

create table muting (
  guest text collate "C" not null,
  other text collate "C" not null,
  primary key (guest, other)
);

create table same_browser (
  guest text collate "C" not null,
  other text collate "C" not null,
  at    bigint not null,
  primary key (guest, other)
);

create table subscription (
  endpoint text collate "C" primary key,
  guest    text collate "C" not null,
  token    text collate "C" not null references token (hash) on delete cascade,
  p256dh   text collate "C" not null,
  auth     text collate "C" not null,
  language text collate "C" not null,
  site     text collate "C" not null,
  number   bigint not null
);
create index subscription_guest on subscription (guest, number);
create index subscription_token on subscription (token);
create index subscription_number on subscription (number);

create table log (
  table_id text collate "C" not null,
  seq      bigint not null,
  entry    bytea not null,
  primary key (table_id, seq)
);

-- Every action updates the row of its table, so vacuum comes early. `updated` and `due` are indexed: no update is heap-only.
create table table_summary (
  table_id text collate "C" primary key,
  game     text collate "C" not null,
  status   text collate "C" not null,
  listed   bigint not null,
  host     text collate "C" not null,
  updated  bigint not null,
  summary  text collate "C" not null,
  due      bigint
) with (autovacuum_vacuum_scale_factor = 0.05);
create index table_summary_due on table_summary (due) where due is not null;
create index table_summary_host on table_summary (host, status);
create index table_summary_listed on table_summary (updated, table_id) where listed <> 0 and status = 'open';
create index table_summary_running on table_summary (game) where status = 'running';

create table snapshot (
  table_id text collate "C" primary key,
  seq      bigint not null,
  digest   bytea not null,
  body     bytea not null
);

create table sitting (
  guest    text collate "C" not null,
  table_id text collate "C" not null,
  primary key (guest, table_id)
);

create table invitation (
  guest    text collate "C" not null,
  table_id text collate "C" not null,
  by       text collate "C" not null,
  at       bigint not null,
  primary key (guest, table_id)
);
create index invitation_table on invitation (table_id);

create table result (
  table_id text collate "C" not null,
  number   bigint not null,
  seat     bigint not null,
  guest    text collate "C",
  at       bigint not null,
  result   text collate "C" not null,
  rated    bigint not null default 0,
  luck     double precision,
  choices  double precision,
  leaks    text collate "C",
  primary key (table_id, number, seat)
);
create index result_guest on result (guest, at);
create index result_unrated on result (at, table_id, number) where rated = 0;

create table rating (
  player   text collate "C" not null,
  game     text collate "C" not null,
  seats    bigint not null,
  games    bigint not null,
  table_id text collate "C" not null,
  number   bigint not null,
  mu       double precision not null,
  sigma    double precision not null,
  primary key (player, game, seats, games)
);
create index rating_game on rating (table_id, number);

create table analysis (
  table_id text collate "C" not null,
  number   bigint not null,
  game     text collate "C" not null,
  at       bigint not null,
  state    text collate "C" not null,
  asked    bigint not null default 0,
  spent    double precision not null default 0,
  primary key (table_id, number)
);
create index analysis_wanted on analysis (asked, at) where state in ('waiting', 'growing');

create table analysis_part (
  table_id text collate "C" not null,
  number   bigint not null,
  first    bigint not null,
  last     bigint not null,
  steps    bytea not null,
  primary key (table_id, number, first)
);

create table puzzle_try (
  guest  text collate "C" not null,
  game   text collate "C" not null,
  puzzle text collate "C" not null,
  solved bigint not null,
  at     bigint not null,
  rating double precision,
  primary key (guest, game, puzzle)
);

create table puzzle_solver (
  guest  text collate "C" not null,
  game   text collate "C" not null,
  rating double precision not null,
  primary key (guest, game)
);

create table puzzle_standing (
  game   text collate "C" not null,
  puzzle text collate "C" not null,
  tries  bigint not null,
  solved bigint not null,
  rating double precision not null,
  primary key (game, puzzle)
);

create table deal (
  id       text collate "C" primary key,
  table_id text collate "C",
  deal     bytea not null
);
create index deal_table on deal (table_id) where table_id is not null;

create table attempt (
  deal     text collate "C" not null references deal (id),
  guest    text collate "C" not null,
  table_id text collate "C" not null,
  number   bigint not null,
  began    bigint not null,
  counted  bigint not null default 0,
  ended    bigint,
  result   text collate "C",
  primary key (deal, guest)
);
create index attempt_table on attempt (table_id);
create index attempt_counted on attempt (guest, deal) where counted <> 0;
create index attempt_running on attempt (guest) where ended is null;

create table ban (
  kind   text collate "C" not null,
  value  text collate "C" not null,
  reason text collate "C" not null,
  at     bigint not null,
  primary key (kind, value)
);

create table operator_change (
  number   bigint generated by default as identity primary key,
  table_id text collate "C"
);
