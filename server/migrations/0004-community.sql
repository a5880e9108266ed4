-- Why: posts and all that hangs on them: circles, tags, pictures, likes, comments, views, blocks.

alter table users
  add column post_count integer not null default 0 check (post_count >= 0),
  add column like_count integer not null default 0 check (like_count >= 0);
create index users_by_likes on users (like_count desc, id);

create table user_blocks (
  blocker_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_of_blocked on user_blocks (blocked_id);

create table circles (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 20),
  icon text not null default '',
  cover_image text not null default '',
  description text not null default '',
  post_count integer not null default 0 check (post_count >= 0),
  member_count integer not null default 0 check (member_count >= 0),
  created_at timestamptz not null default now()
);
create unique index circles_name on circles (lower(name));
create index circles_by_posts on circles (post_count desc, id);

create table circle_members (
  circle_id bigint not null references circles on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, circle_id)
);
create index circle_members_of_circle on circle_members (circle_id);

create table tags (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 20),
  -- Lower-cased NFKC form: one tag per name however it is typed.
  name_key text not null unique,
  post_count integer not null default 0 check (post_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  created_at timestamptz not null default now()
);
create index tags_by_posts on tags (post_count desc, id);
create index tags_name_prefix on tags (name_key text_pattern_ops);

create table tag_follows (
  tag_id bigint not null references tags on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, tag_id)
);
create index tag_follows_of_tag on tag_follows (tag_id);

create table uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('image', 'video', 'document')),
  url text not null unique,
  name text not null,
  byte_size bigint not null check (byte_size >= 0),
  width integer,
  height integer,
  blur text not null default '',
  widths integer[] not null default '{}',
  created_at timestamptz not null default now()
);
create index uploads_of_user on uploads (user_id);
create index uploads_by_age on uploads (created_at);

create table upload_chunks (
  user_id bigint not null references users on delete cascade,
  chunk_id text not null,
  chunk_index integer not null check (chunk_index between 0 and 255),
  chunk_count integer not null check (chunk_count between 1 and 256),
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  primary key (user_id, chunk_id, chunk_index)
);
create index upload_chunks_by_age on upload_chunks (created_at);

create table posts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  circle_id bigint references circles on delete set null,
  title text not null check (char_length(title) between 2 and 100),
  -- Sanitised when written.
  content text not null,
  -- The beginning of the content, sanitised and closed, for lists.
  excerpt text not null,
  -- The beginning of the text without markup, for previews and sharing.
  summary text not null default '',
  cover_image text not null default '',
  -- Pictures with their sizes in order, as the lists show them.
  media jsonb not null default '[]',
  is_top boolean not null default false,
  is_essence boolean not null default false,
  -- Recency and liveliness in one number; see the rules of the module. Moved off the request path.
  rank double precision not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index posts_newest on posts (created_at desc, id desc) where deleted_at is null;
create index posts_pinned on posts (is_top desc, created_at desc, id desc) where deleted_at is null;
create index posts_ranked on posts (rank desc, id desc) where deleted_at is null;
create index posts_of_user on posts (user_id, created_at desc, id desc) where deleted_at is null;
create index posts_of_user_ranked on posts (user_id, rank desc, id desc) where deleted_at is null;
create index posts_of_circle on posts (circle_id, created_at desc, id desc) where deleted_at is null;
create index posts_of_circle_ranked on posts (circle_id, rank desc, id desc) where deleted_at is null;

-- Counts change far more often than posts; apart, a like rewrites a short row and no index.
create table post_stats (
  post_id bigint primary key references posts on delete cascade,
  view_count integer not null default 0 check (view_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  share_count integer not null default 0 check (share_count >= 0)
) with (fillfactor = 70);

create table post_tags (
  post_id bigint not null references posts on delete cascade,
  tag_id bigint not null references tags on delete cascade,
  position smallint not null,
  -- The post's own, so that a tag's newest and liveliest posts are read from one index each.
  created_at timestamptz not null,
  rank double precision not null default 0,
  primary key (post_id, tag_id)
);
create index post_tags_newest on post_tags (tag_id, created_at desc, post_id desc);
create index post_tags_ranked on post_tags (tag_id, rank desc, post_id desc);

create table post_media (
  post_id bigint not null references posts on delete cascade,
  upload_id bigint not null references uploads on delete cascade,
  primary key (post_id, upload_id)
);
create index post_media_of_upload on post_media (upload_id);

create table post_likes (
  post_id bigint not null references posts on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index post_likes_of_user on post_likes (user_id, created_at desc);

create table post_views (
  post_id bigint not null references posts on delete cascade,
  -- A member or, hashed with the day, a visitor's address.
  viewer bytea not null,
  day date not null,
  primary key (post_id, viewer, day)
);
create index post_views_by_day on post_views (day);

create table comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  user_id bigint not null references users on delete cascade,
  parent_id bigint references comments on delete cascade,
  reply_user_id bigint references users on delete set null,
  content text not null check (char_length(content) between 2 and 1000),
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index comments_of_post on comments (post_id, id desc) where parent_id is null and deleted_at is null;
create index comments_of_parent on comments (parent_id, id) where deleted_at is null;
create index comments_of_user on comments (user_id, id desc) where deleted_at is null;
create index comments_by_likes on comments (like_count desc, id desc) where deleted_at is null;

create table comment_likes (
  comment_id bigint not null references comments on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_likes_of_user on comment_likes (user_id);
