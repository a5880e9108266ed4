-- Why: people take everything of theirs with them as one archive; each asking is a row, its file a private upload.

create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  upload_id bigint references uploads on delete set null,
  byte_size bigint,
  check ((state = 'ready') = (ready_at is not null and expires_at is not null and byte_size is not null))
);
create index data_exports_of_person on data_exports (user_id, id desc);
create index data_exports_over on data_exports (expires_at) where state = 'ready';
create unique index data_exports_waiting on data_exports (user_id) where state = 'waiting';
