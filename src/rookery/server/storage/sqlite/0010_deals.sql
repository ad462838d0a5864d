-- Deals that several people play, each at a table of their own, and the one attempt that everybody has at each.

create table deal (
  id       text primary key,
  table_id text,
  deal     blob not null
) without rowid;

create table attempt (
  deal     text not null references deal (id),
  guest    text not null,
  table_id text not null,
  number   integer not null,
  began    integer not null,
  counted  integer not null default 0,
  ended    integer,
  result   blob,
  primary key (deal, guest)
) without rowid;

create index attempt_table on attempt (table_id);
create index attempt_running on attempt (guest) where ended is null;
create index deal_table on deal (table_id) where table_id is not null;
