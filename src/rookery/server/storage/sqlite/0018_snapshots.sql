-- The latest snapshot of a table: its state after the log entry `seq`, whose SHA-256 is `digest`. Snapshots follow from logs and may be deleted.

create table snapshot (
  table_id text primary key,
  seq      integer not null,
  digest   blob not null,
  body     blob not null
) without rowid;
