-- Why: people hear what happened to their posts, comments and account, gathered by subject, as far as they want to.

create table notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  type text not null check (type in ('at', 'like', 'follow', 'system')),
  kind text not null check (kind in ('mention', 'comment', 'reply', 'comment_mention', 'post_like', 'comment_like',
    'follow', 'system')),
  -- What it is about, as in post-like:12. One notice each, so an event told twice, or by fifty people, makes one.
  subject text not null check (char_length(subject) between 1 and 100),
  post_id bigint references posts on delete cascade,
  comment_id bigint references comments on delete cascade,
  -- The words of a system notice; the others are worded by the screen.
  title text not null default '',
  content text not null default '',
  link text not null default '',
  actor_count integer not null default 0 check (actor_count >= 0),
  is_read boolean not null default false,
  created_at timestamptz not null,
  -- When it last happened: a new like moves its notice up.
  updated_at timestamptz not null,
  unique (user_id, subject)
);
create index notices_newest on notices (user_id, updated_at desc, id desc);
create index notices_of_type on notices (user_id, type, updated_at desc, id desc);
create index notices_unread on notices (user_id, updated_at desc, id desc) include (type) where not is_read;
create index notices_of_post on notices (post_id);
create index notices_of_comment on notices (comment_id);

create table notice_actors (
  notice_id bigint not null references notices on delete cascade,
  actor_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (notice_id, actor_id)
);
create index notice_actors_latest on notice_actors (notice_id, created_at desc, actor_id desc);
create index notice_actors_of_actor on notice_actors (actor_id);

-- Who never changed anything has no row.
create table message_settings (
  user_id bigint primary key references users on delete cascade,
  accept_from text not null default 'everyone' check (accept_from in ('everyone', 'followed', 'nobody')),
  notify_message boolean not null default true,
  notify_at boolean not null default true,
  notify_like boolean not null default true,
  notify_follow boolean not null default true,
  quiet_enabled boolean not null default false,
  -- Minutes of the day in Asia/Shanghai.
  quiet_from smallint not null default 1380 check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 480 check (quiet_to between 0 and 1439)
);
