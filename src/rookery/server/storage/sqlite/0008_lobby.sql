-- Invitations of people who have played together; what the operator of the server forbids, and a sign for a running server to look at it.

create table invitation (
  guest    text not null,
  table_id text not null,
  by       text not null,
  at       integer not null,
  primary key (guest, table_id)
) without rowid;

create index invitation_table on invitation (table_id);

create table ban (
  kind   text not null,
  value  text not null,
  reason text not null,
  at     integer not null,
  primary key (kind, value)
) without rowid;

create table operator_change (
  number   integer primary key autoincrement,
  table_id text
);
