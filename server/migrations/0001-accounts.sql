-- Why: people, the ways they prove who they are, and who follows whom.

create table users (
  id bigint generated always as identity primary key,
  username text not null check (char_length(username) between 3 and 32),
  -- Lower-cased NFKC form: Ａlice, ALICE and alice are one name.
  username_key text not null unique,
  nickname text not null default '' check (char_length(nickname) <= 20),
  email text check (char_length(email) <= 254),
  mobile text unique check (mobile ~ '^1[3-9][0-9]{9}$'),
  -- Null for people who came through social login and have set none.
  password_hash text,
  avatar text not null default '',
  bio text not null default '' check (char_length(bio) <= 200),
  background_info text not null default '' check (char_length(background_info) <= 100),
  role text not null default 'member' check (role in ('member', 'admin')),
  score integer not null default 0 check (score >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));
create index users_username_prefix on users (username_key text_pattern_ops);
create index users_nickname_prefix on users (lower(nickname) text_pattern_ops);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table sms_codes (
  mobile text not null,
  event text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Codes sent to this number since day_started_at, for the daily cap.
  day_started_at timestamptz not null,
  sent_that_day integer not null,
  primary key (mobile, event)
);
create index sms_codes_expiry on sms_codes (expires_at);

create table login_guards (
  -- Hash of the account as it is known to us: the same for every spelling, and for accounts that don't exist.
  account_hash bytea primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);
create index login_guards_age on login_guards (window_started_at);

create table follows (
  follower_id bigint not null references users on delete cascade,
  followee_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_of_followee on follows (followee_id, created_at desc);

create table social_identities (
  provider text not null,
  openid text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, openid)
);
create index social_identities_user on social_identities (user_id);

create table social_login_attempts (
  state_hash bytea primary key,
  poll_key_hash bytea not null,
  kind text not null check (kind in ('direct', 'redirect', 'qrcode')),
  status text not null default 'waiting'
    check (status in ('waiting', 'exchanging', 'scanned', 'confirmed', 'refused', 'used')),
  redirect text not null,
  openid text,
  nickname text not null default '',
  avatar text not null default '',
  confirm_key_hash bytea,
  ticket_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index social_login_attempts_expiry on social_login_attempts (expires_at);
