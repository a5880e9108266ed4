-- Why: 合集. An author puts own posts in an order that they are read in. A post stands in one series at most; its place is a number
-- without gaps, so that "3 of 12" and the neighbours are read from one index.

create table post_series (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  description text not null default '' check (char_length(description) <= 300),
  post_count integer not null default 0 check (post_count between 0 and 200),
  created_at timestamptz not null,
  -- When a post was last added; what was added to last stands first.
  updated_at timestamptz not null
);
create index post_series_of_user on post_series (user_id, updated_at desc, id desc);

create table series_posts (
  post_id bigint primary key references posts on delete cascade,
  series_id bigint not null references post_series on delete cascade,
  position integer not null check (position > 0),
  constraint series_posts_place unique (series_id, position) deferrable initially deferred
);
