-- Pairs of guests that one browser has been, in both orders, and when it last changed from one to the other.

create table same_browser (
  guest text not null,
  other text not null,
  at    integer not null,
  primary key (guest, other)
) without rowid;
