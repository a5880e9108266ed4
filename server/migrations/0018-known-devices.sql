-- Why: a stranger's wrong passwords must not keep the owner out, so devices that signed in before are told from strangers by
-- a key of their own; and a session that isn't to be kept ends after a few idle hours instead of a month.

create table known_devices (
  user_id bigint not null references users on delete cascade,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_age on known_devices (last_used_at);

alter table sessions add column is_kept boolean not null default true;
