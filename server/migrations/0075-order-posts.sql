-- Why: 晒稿. A finished work is shown by either side in a post that names both; which order a post shows is kept here, so that
-- the post's page can name them and the order's page can lead there.

create table order_posts (
  post_id bigint primary key references posts,
  order_id bigint not null references orders,
  by_side text not null check (by_side in ('client', 'creator')),
  created_at timestamptz not null,
  -- Each side shows it once.
  unique (order_id, by_side)
);
