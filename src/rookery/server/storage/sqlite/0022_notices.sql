-- Turn notices that wait to be sent.

create table notice (
  table_id text primary key,
  seq      integer not null,
  guest    text not null,
  number   integer not null,
  seat     integer not null
);
