-- Why: who is ahead is worked out once a day from what happened, and read from there: a page of the ranking is a walk along an
-- index, and what a list said a week ago can be compared with what it says today.

create table ranking_snapshots (
  id bigint generated always as identity primary key,
  board text not null check (board in ('creators', 'games')),
  -- The sub-tab.
  category text not null check (category ~ '^[a-z0-9_]{1,20}$'),
  period text not null check (period in ('week', 'month', 'all')),
  -- In Shanghai; the period ends on this day at six in the morning.
  day date not null,
  ends_at timestamptz not null,
  entry_count integer not null check (entry_count >= 0),
  unique (board, category, period, day)
);
create index ranking_snapshots_by_day on ranking_snapshots (day);

create table ranking_entries (
  snapshot_id bigint not null references ranking_snapshots on delete cascade,
  place integer not null check (place > 0),
  -- A user or a game, by the board.
  subject_id bigint not null,
  points bigint not null check (points > 0),
  -- Places won since the period before; none for whoever wasn't there.
  trend integer,
  -- Periods in a row among the first hundred.
  streak smallint not null default 0 check (streak >= 0),
  -- What the points were made of.
  details jsonb not null default '{}',
  primary key (snapshot_id, place),
  unique (snapshot_id, subject_id)
);
