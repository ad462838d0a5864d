-- What a sign-out must revoke: the device that made a recovery code, the code with which a device signed in, and the cookie that a new one replaces.

alter table recovery add column token text;
alter table token add column recovery text;
alter table token add column replaces text references token (hash) on delete set null;
create index token_replaces on token (replaces) where replaces is not null;
