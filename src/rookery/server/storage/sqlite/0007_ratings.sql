-- Ratings after each rated game, and what the analysis of a game says of a seat. Older results are rated like new ones.

alter table result add column rated integer not null default 0;
alter table result add column luck real;
alter table result add column cost real;
create index result_unrated on result (at) where not rated;

create table rating (
  player   text not null,
  game     text not null,
  seats    integer not null,
  games    integer not null,
  table_id text not null,
  number   integer not null,
  mu       real not null,
  sigma    real not null,
  primary key (player, game, seats, games)
) without rowid;

create index rating_game on rating (table_id, number);
