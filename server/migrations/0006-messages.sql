-- Why: two people write to each other, live. Every message has its number in its chat, so whoever missed one can tell.

-- One row for two people, whoever began. Locked by whatever changes the chat, so numbers have no gaps and counts are exact.
create table chats (
  id bigint generated always as identity primary key,
  low_id bigint not null references users on delete cascade,
  high_id bigint not null references users on delete cascade,
  last_seq integer not null default 0 check (last_seq >= 0),
  created_at timestamptz not null default now(),
  unique (low_id, high_id),
  check (low_id < high_id)
);
create index chats_of_high on chats (high_id);

-- The chat as one of the two has it.
create table chat_members (
  chat_id bigint not null references chats on delete cascade,
  user_id bigint not null references users on delete cascade,
  peer_id bigint not null references users on delete cascade,
  read_seq integer not null default 0 check (read_seq >= 0),
  -- Up to here this person has deleted the history.
  cleared_seq integer not null default 0 check (cleared_seq >= 0),
  unread_count integer not null default 0 check (unread_count >= 0),
  sent_count integer not null default 0 check (sent_count >= 0),
  -- Messages after cleared_seq that this person deleted one by one.
  hidden_count integer not null default 0 check (hidden_count >= 0),
  is_pinned boolean not null default false,
  is_hidden boolean not null default false,
  last_message_at timestamptz not null,
  primary key (user_id, chat_id),
  check (user_id <> peer_id)
) with (fillfactor = 80);
create index chat_members_listed on chat_members (user_id, is_pinned desc, last_message_at desc, chat_id desc)
  where not is_hidden;
create index chat_members_unread on chat_members (user_id) include (unread_count)
  where unread_count > 0 and not is_hidden;
create index chat_members_of_chat on chat_members (chat_id);
create index chat_members_of_peer on chat_members (peer_id);

create table messages (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats on delete cascade,
  seq integer not null check (seq > 0),
  sender_id bigint not null references users on delete cascade,
  -- The other one of the chat.
  recipient_id bigint not null,
  -- Chosen by the sender's device: a resend is the same message.
  client_id text not null check (char_length(client_id) between 8 and 64),
  kind text not null check (kind in ('text', 'image', 'file')),
  content text not null default '',
  file jsonb,
  upload_id bigint references uploads,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- Both people are words of it too, so the index itself finds only what is theirs. Nothing that is typed makes an @.
  search tsvector not null generated always as (
    case when revoked_at is null
      then array_to_tsvector(array['@' || sender_id::text, '@' || recipient_id::text])
        || search_vector(content || ' ' || coalesce(file ->> 'name', ''))
      else ''::tsvector end
  ) stored,
  unique (chat_id, seq),
  unique (sender_id, client_id),
  -- What was recalled is gone, not hidden.
  check (revoked_at is null or (content = '' and file is null and upload_id is null))
);
-- New entries wait in a list and are sorted in together; short, as each search reads the list.
create index messages_search on messages using gin (search) with (gin_pending_list_limit = 512);
create index messages_of_upload on messages (upload_id) where upload_id is not null;

-- Deleted for one of the two.
create table hidden_messages (
  user_id bigint not null references users on delete cascade,
  message_id bigint not null references messages on delete cascade,
  primary key (user_id, message_id)
);
create index hidden_messages_of_message on hidden_messages (message_id);

-- Opens a socket once. Goes with its session.
create table socket_tickets (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id bigint not null references sessions on delete cascade,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index socket_tickets_of_session on socket_tickets (session_id);
create index socket_tickets_of_user on socket_tickets (user_id);
create index socket_tickets_expiry on socket_tickets (expires_at);

-- The open sockets of all processes. Worth nothing after a crash, so not logged.
create unlogged table live_connections (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  session_id bigint not null,
  process_id uuid not null,
  opened_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null
);
create index live_connections_of_user on live_connections (user_id, opened_at desc);
create index live_connections_of_process on live_connections (process_id);
create index live_connections_age on live_connections (seen_at);

create unlogged table last_seen (
  user_id bigint primary key references users on delete cascade,
  seen_at timestamptz not null
);
