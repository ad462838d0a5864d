-- What is known of finished games so far: how each stands, what was found, how long that took. Older games wait as well.

create table analysis (
  table_id text not null,
  number   integer not null,
  game     text not null,
  at       integer not null,
  state    text not null,
  asked    integer not null default 0,
  spent    real not null default 0,
  steps    blob not null default '[]',
  primary key (table_id, number)
) without rowid;

create index analysis_wanted on analysis (asked, at) where state in ('waiting', 'growing');

insert into analysis (table_id, number, game, at, state)
  select table_id, number, json_extract(cast(result as text), '$.game'), at, 'waiting' from result where seat = 0;
