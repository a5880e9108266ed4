-- Why: levels grow with what people do, once for each deed and not without bound. Blacklists are read,
-- and the pictures of a deleted post go at once.

create table score_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'like')),
  points integer not null check (points > 0),
  -- What was done, by whom and to what: told twice, or undone and done again, it counts once.
  source text not null unique,
  -- In Shanghai.
  day date not null,
  created_at timestamptz not null default now()
);
create index score_entries_of_day on score_entries (user_id, day, kind);

-- The blacklist, as people read it: the latest first.
create index user_blocks_of_blocker on user_blocks (blocker_id, created_at desc, blocked_id desc);

-- Whether an upload is somebody's face has to be known for single uploads, not only for the whole sweep.
create index users_by_avatar on users (avatar) where avatar <> '';
