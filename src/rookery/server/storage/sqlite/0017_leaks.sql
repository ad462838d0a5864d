-- The points that each kind of mistake lost a seat, as JSON; null until they are derived from the game's analysis.

alter table result add column leaks blob;
