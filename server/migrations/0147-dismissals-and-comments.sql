-- Why: 不感兴趣 hides a post from somebody's lists and puts others of its author, and of tags that were dismissed twice, further
-- down. Comments get pictures and may quote another; the liveliest of a post are read from an index, as the newest are.

create table post_dismissals (
  user_id bigint not null references users on delete cascade,
  post_id bigint not null references posts on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index post_dismissals_of_post on post_dismissals (post_id);

create table damped_authors (
  user_id bigint not null references users on delete cascade,
  author_id bigint not null references users on delete cascade,
  times integer not null check (times >= 0),
  primary key (user_id, author_id)
);

create table damped_tags (
  user_id bigint not null references users on delete cascade,
  tag_id bigint not null references tags on delete cascade,
  times integer not null check (times >= 0),
  primary key (user_id, tag_id)
);

alter table comments
  -- Pictures with their sizes in order, as posts have them.
  add column media jsonb not null default '[]',
  add column quoted_id bigint references comments on delete set null;
create index comments_of_post_liked on comments (post_id, like_count desc, id desc)
  where parent_id is null and deleted_at is null;
create index comments_by_quoted on comments (quoted_id) where quoted_id is not null;
