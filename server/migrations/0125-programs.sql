-- Why: people look for others to make a game with. A project has roles to apply for, members, milestones, a devlog made of
-- posts and a demo; what the list filters by lies in the indexes of its orders, so that any choice is one walk along one of them.

create table program_teams (
  id bigint generated always as identity primary key,
  -- Whoever owns a team owns its projects.
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 20),
  words text not null default '' check (char_length(words) <= 200),
  avatar jsonb,
  created_at timestamptz not null
);
create index program_teams_of_user on program_teams (user_id, id);

create table programs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  team_id bigint references program_teams on delete set null,
  title text not null default '' check (char_length(title) <= 40),
  summary text not null default '' check (char_length(summary) <= 60),
  -- Sanitised HTML.
  pitch text not null default '' check (char_length(pitch) <= 100000),
  stage text not null default 'idea' check (stage in ('idea', 'prototype', 'developing', 'polishing', 'released')),
  engine text check (engine in ('godot', 'unity', 'unreal', 'cocos', 'rpgmaker', 'renpy', 'phaser', 'love', 'own', 'other')),
  -- Bit n stands for the type n of games.
  genre_mask integer not null default 0 check (genre_mask >= 0),
  -- Pictures with their sizes, as the lists show them.
  cover jsonb,
  media jsonb not null default '[]',
  game_id bigint references games on delete set null,
  status text not null check (status in ('draft', 'published', 'archived', 'removed')),
  removed_reason text not null default '',
  -- Grows with each save: whoever saves says which one they read.
  version integer not null default 1 check (version >= 1),
  -- A bit for each discipline and pay of which places are open, see the rules of the module; and all places that are open.
  open_mask integer not null default 0 check (open_mask >= 0),
  open_count integer not null default 0 check (open_count >= 0),
  member_count integer not null default 1 check (member_count >= 0),
  devlog_count integer not null default 0 check (devlog_count >= 0),
  published_at timestamptz,
  -- The last time that something new was to be seen.
  active_at timestamptz not null,
  -- Recency and liveliness in one number; see the rules of the module. Moved off the request path.
  rank double precision not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  name_key text not null generated always as (lower(normalize(title || ' ' || summary, nfkc))) stored,
  name_grams text[] not null generated always as (name_grams(lower(normalize(title || ' ' || summary, nfkc)))) stored,
  check (status in ('draft', 'removed')
    or (published_at is not null and title <> '' and summary <> '' and cover is not null and genre_mask > 0 and engine is not null
      and team_id is not null)),
  check (deleted_at is null or status = 'draft')
);
create index programs_active on programs (active_at desc, id desc)
  include (stage, engine, genre_mask, open_mask, user_id) where status = 'published';
create index programs_newest on programs (published_at desc, id desc)
  include (stage, engine, genre_mask, open_mask, user_id) where status = 'published';
create index programs_ranked on programs (rank desc, id desc)
  include (stage, engine, genre_mask, open_mask, user_id) where status = 'published';
alter table programs alter column name_grams set statistics 1000;
create index programs_words on programs using gin (name_grams) with (gin_pending_list_limit = 256) where status = 'published';
create index programs_of_user on programs (user_id, id) where deleted_at is null;
create index programs_of_team on programs (team_id, active_at desc, id desc) where status in ('published', 'archived');
create index programs_of_game on programs (game_id) where game_id is not null;

-- Counts change far more often than projects.
create table program_stats (
  program_id bigint primary key references programs on delete cascade,
  view_count integer not null default 0 check (view_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  application_count integer not null default 0 check (application_count >= 0)
) with (fillfactor = 70);

create table program_roles (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs on delete cascade,
  name text not null check (char_length(name) between 1 and 20),
  discipline text not null
    check (discipline in ('2d', '3d', 'music', 'programming', 'writing', 'design', 'animation', 'test', 'other')),
  requirements text not null default '' check (char_length(requirements) <= 500),
  pay text not null check (pay in ('paid', 'share', 'free')),
  pay_words text not null default '' check (char_length(pay_words) <= 40),
  places integer not null check (places between 1 and 20),
  filled integer not null default 0,
  application_count integer not null default 0 check (application_count >= 0),
  position integer not null,
  -- What was applied to it stays readable.
  removed_at timestamptz,
  constraint program_roles_places check (filled between 0 and places)
);
create index program_roles_of_program on program_roles (program_id, position, id) where removed_at is null;

create table program_members (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- The place that they fill; null for the owner.
  role_id bigint references program_roles on delete set null,
  role_name text not null default '' check (char_length(role_name) <= 20),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- Why they were removed; null for whoever left.
  removed_reason text check (char_length(removed_reason) between 1 and 200),
  check (removed_reason is null or left_at is not null)
);
create unique index program_members_once on program_members (program_id, user_id) where left_at is null;
create index program_members_of_user on program_members (user_id, program_id) where left_at is null;
create index program_members_of_role on program_members (role_id) where role_id is not null;

create table program_milestones (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  note text not null default '' check (char_length(note) <= 60),
  due_on date,
  done_on date,
  position integer not null
);
create index program_milestones_of_program on program_milestones (program_id, position, id);

create table program_follows (
  program_id bigint not null references programs on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (program_id, user_id)
);
create index program_follows_of_user on program_follows (user_id);

-- A post of a member that tells how it goes. Moments are the posts' own, so that a page is a walk along one index.
create table program_devlogs (
  program_id bigint not null references programs on delete cascade,
  post_id bigint not null references posts on delete cascade,
  posted_at timestamptz not null,
  primary key (program_id, post_id)
);
create index program_devlogs_newest on program_devlogs (program_id, posted_at desc, post_id desc);
create index program_devlogs_of_post on program_devlogs (post_id);

create table program_applications (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs on delete cascade,
  role_id bigint not null references program_roles on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- Whose project it is, so that what somebody received is read from one index; moved with the project.
  owner_id bigint not null references users on delete cascade,
  message text not null check (char_length(message) between 1 and 500),
  links text[] not null default '{}' check (cardinality(links) <= 5),
  work_ids bigint[] not null default '{}' check (cardinality(work_ids) <= 6),
  status text not null check (status in ('applied', 'accepted', 'declined', 'withdrawn')),
  reason text not null default '' check (char_length(reason) <= 200),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'applied') = (decided_at is null))
);
-- One that waits of each person and role.
create unique index program_applications_once on program_applications (role_id, user_id) where status = 'applied';
create index program_applications_of_role on program_applications (role_id, user_id, id desc);
create index program_applications_of_program on program_applications (program_id, id desc) where status <> 'withdrawn';
create index program_applications_of_program_in_status on program_applications (program_id, status, id desc);
create index program_applications_received on program_applications (owner_id, id desc) where status <> 'withdrawn';
create index program_applications_received_in_status on program_applications (owner_id, status, id desc);
create index program_applications_sent on program_applications (user_id, id desc);
create index program_applications_sent_in_status on program_applications (user_id, status, id desc);

create table program_invitations (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs on delete cascade,
  role_id bigint not null references program_roles on delete cascade,
  user_id bigint not null references users on delete cascade,
  owner_id bigint not null references users on delete cascade,
  message text not null default '' check (char_length(message) <= 500),
  status text not null check (status in ('offered', 'accepted', 'declined', 'cancelled', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'offered') = (decided_at is null))
);
create unique index program_invitations_once on program_invitations (role_id, user_id) where status = 'offered';
create index program_invitations_of_program on program_invitations (program_id) where status = 'offered';
create index program_invitations_received on program_invitations (user_id, id desc) where status <> 'cancelled';
create index program_invitations_offered on program_invitations (user_id) where status = 'offered';
create index program_invitations_sent on program_invitations (owner_id, id desc);

create table program_handovers (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs on delete cascade,
  from_id bigint not null references users on delete cascade,
  to_id bigint not null references users on delete cascade,
  status text not null check (status in ('offered', 'accepted', 'declined', 'cancelled')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'offered') = (decided_at is null))
);
create unique index program_handovers_once on program_handovers (program_id) where status = 'offered';
create index program_handovers_received on program_handovers (to_id) where status = 'offered';
create index program_handovers_of_sender on program_handovers (from_id);

create table program_demos (
  program_id bigint primary key references programs on delete cascade,
  upload_id bigint not null unique references uploads on delete cascade,
  kind text not null check (kind in ('play', 'download')),
  version text not null default '' check (char_length(version) <= 20),
  file_name text not null,
  byte_size bigint not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Names these bytes in the addresses of what is played: new bytes, new address.
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Where each file of a build to play lies in its archive: it is read from there, and nothing is unpacked.
create table program_demo_files (
  program_id bigint not null references program_demos on delete cascade,
  path text not null check (char_length(path) between 1 and 1000),
  byte_offset bigint not null check (byte_offset >= 0),
  packed_size bigint not null check (packed_size >= 0),
  byte_size bigint not null check (byte_size >= 0),
  is_deflated boolean not null,
  primary key (program_id, path)
);

-- Outlive the builds.
create table program_demo_stats (
  program_id bigint primary key references programs on delete cascade,
  play_count integer not null default 0 check (play_count >= 0),
  like_count integer not null default 0 check (like_count >= 0)
) with (fillfactor = 70);

create table program_demo_likes (
  program_id bigint not null references programs on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (program_id, user_id)
);
create index program_demo_likes_of_user on program_demo_likes (user_id);
create index program_demo_likes_by_time on program_demo_likes (created_at) include (program_id, user_id);

-- People of a day, for what is ranked by periods.
create table program_demo_plays (
  program_id bigint not null references programs on delete cascade,
  day date not null,
  plays integer not null check (plays > 0),
  primary key (program_id, day)
);
create index program_demo_plays_by_day on program_demo_plays (day) include (program_id, plays);
