-- An analysis grows by rows, one for each part with its steps from the first to the last, instead of being written as a whole again.

create table analysis_part (
  table_id text not null,
  number   integer not null,
  first    integer not null,
  last     integer not null,
  steps    blob not null,
  primary key (table_id, number, first)
);

insert into analysis_part
  select table_id, number, 0, json_array_length(cast(steps as text)) - 1, cast(steps as blob) from analysis where json_array_length(cast(steps as text)) > 0;

create table analysis_state (
  table_id text not null,
  number   integer not null,
  game     text not null,
  at       integer not null,
  state    text not null,
  asked    integer not null default 0,
  spent    real not null default 0,
  primary key (table_id, number)
) without rowid;

insert into analysis_state select table_id, number, game, at, state, asked, spent from analysis;
drop table analysis;
alter table analysis_state rename to analysis;
create index analysis_wanted on analysis (asked, at) where state in ('waiting', 'growing');
