-- Why: administrators pin and praise posts, keep the circles in order, and see how the site grows from day to day.

create index posts_marked_top on posts (id desc) where is_top and deleted_at is null;
create index posts_marked_essence on posts (id desc) where is_essence and deleted_at is null;

alter table circles
  -- Higher ones stand first; those of the same place by their posts.
  add column position integer not null default 0 check (position between -1000 and 1000),
  -- Nobody finds it any more; its posts stay, without it.
  add column hidden_at timestamptz;
drop index circles_by_posts;
create index circles_in_order on circles (position desc, post_count desc, id) where hidden_at is null;

create table site_figures (
  -- By the days of Shanghai.
  day date primary key,
  new_people integer not null default 0,
  active_people integer not null default 0,
  posts integer not null default 0,
  comments integer not null default 0,
  orders integer not null default 0,
  money_fen bigint not null default 0,
  reports integer not null default 0,
  counted_at timestamptz not null
);
create index users_by_day on users (created_at);
create index comments_by_day on comments (created_at);
create index report_cases_by_day on report_cases (created_at);
create index orders_by_day on orders (created_at);
