-- First tries at puzzles, and the ratings that follow from them: of people, and of puzzles by how many solve them.

create table puzzle_try (
  guest  text not null,
  game   text not null,
  puzzle text not null,
  solved integer not null,
  at     integer not null,
  primary key (guest, game, puzzle)
) without rowid;

create table puzzle_solver (
  guest  text not null,
  game   text not null,
  rating real not null,
  primary key (guest, game)
) without rowid;

create table puzzle_standing (
  game   text not null,
  puzzle text not null,
  tries  integer not null,
  solved integer not null,
  rating real not null,
  primary key (game, puzzle)
) without rowid;
