-- Why: effects elsewhere travel by event, written with the change; a repeated call must not act twice.

create table outbox_events (
  id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  available_at timestamptz not null default now(),
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
-- Delivered events are deleted, so what is left is due work and the few that gave up.
create index outbox_events_due on outbox_events (available_at, id) where failed_at is null;

create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 128),
  endpoint text not null,
  body_hash bytea not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
