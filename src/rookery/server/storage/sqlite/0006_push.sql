-- Browsers that want to be told something while they are closed; they go with the token of their device.

create table subscription (
  endpoint text primary key,
  guest    text not null,
  token    text not null references token (hash) on delete cascade,
  p256dh   text not null,
  auth     text not null,
  language text not null,
  site     text not null,
  number   integer not null
) without rowid;

create index subscription_guest on subscription (guest, number);
create index subscription_token on subscription (token);
