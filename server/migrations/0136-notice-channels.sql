-- Why: people who aren't here are told by e-mail and by their browser. What is to be sent is written down first and gathered
-- into one message, so that it is sent once whoever runs the job, and again after a failure.

-- The pair that browsers know this installation by, when the settings bring none.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null check (char_length(public_key) = 87),
  private_key bytea not null
);

-- A browser belongs to whoever is signed in there: it goes with the session.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  p256dh text not null check (char_length(p256dh) between 80 and 100),
  auth text not null check (char_length(auth) between 16 and 40),
  -- Of the pair it subscribed with: another pair can't reach it.
  public_key text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_person on push_subscriptions (user_id, id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- An address counts while it is still the account's.
create table mail_confirmations (
  user_id bigint primary key references users on delete cascade,
  -- In small letters.
  address text not null check (char_length(address) <= 254),
  asked_at timestamptz,
  confirmed_at timestamptz
);

-- One message on its way, with its words: a repeat says the same.
create table notice_parcels (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  lines jsonb not null,
  -- The browsers that have it already.
  reached bigint[] not null default '{}',
  attempts smallint not null default 0,
  -- Somebody is sending it until then, or has died over it.
  held_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz
);
create index notice_parcels_of_person on notice_parcels (user_id, channel, id);
create index notice_parcels_age on notice_parcels (created_at);

-- What waits to be told outside; what is taken back on the site goes from here too.
create table outgoing_notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  event text not null check (char_length(event) between 1 and 30),
  notice_id bigint references notices on delete cascade,
  message_id bigint references messages on delete cascade,
  created_at timestamptz not null,
  check (num_nonnulls(notice_id, message_id) = 1),
  unique (notice_id, channel),
  unique (message_id, channel)
);
create index outgoing_notices_of_person on outgoing_notices (user_id, channel, id);
create index outgoing_notices_age on outgoing_notices (created_at);
