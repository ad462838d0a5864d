-- works with nodes from: 2
-- The nodes that run on this database, the leases of their work, the game time on which they agree, and the outbox of turn notices. What does not survive
-- a crash of the database need not: nodes report again.

create unlogged table node (
  id    text collate "C" primary key,
  since timestamptz not null default clock_timestamp(),
  seen  timestamptz not null
);

create table lease (
  shard bigint primary key,
  node  text collate "C",
  fence bigint not null default 0,
  until timestamptz not null default '-infinity'
);
insert into lease (shard) select generate_series(0, 63);
create index lease_node on lease (node);

-- Both times are in microseconds since 1970; `wall` is the database's clock at the last renewal.
create table game_time (
  one  boolean primary key default true check (one),
  game bigint not null,
  wall bigint not null
);

create unlogged table presence (
  node     text collate "C" not null,
  table_id text collate "C" not null,
  people   bytea not null,
  primary key (table_id, node)
);
create index presence_node on presence (node);

create unlogged table bucket (
  kind    text collate "C" not null,
  who     text collate "C" not null,
  full_at double precision not null,
  primary key (kind, who)
);
create index bucket_full on bucket (full_at);

create table notice (
  table_id text collate "C" primary key,
  seq      bigint not null,
  guest    text collate "C" not null,
  number   bigint not null,
  seat     bigint not null
);
