-- The rating of a person after each first try, so that its course can be seen; unknown for earlier tries.

alter table puzzle_try add column rating real;
