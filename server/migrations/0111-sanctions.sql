-- Why: administrators silence people or shut them out for a time, say why, and can undo it.

create table sanctions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('mute', 'ban')),
  reason text not null check (char_length(reason) between 1 and 400),
  -- Null: until somebody lifts it.
  until timestamptz,
  imposed_by bigint not null references users,
  created_at timestamptz not null,
  -- Lifted early, or over when the next one began.
  ended_at timestamptz,
  check (until is null or until > created_at)
);
create unique index sanctions_one_of_a_kind on sanctions (user_id, kind) where ended_at is null;
