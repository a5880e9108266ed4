-- Why: people keep works of their own choice and order, in full size. What others see is a picture made from it, with or
-- without a mark; the picture itself is for its owner alone, so hiding a work takes it away from everybody at once.

-- One row for whoever keeps works: their switch, and what changes of their order wait for.
create table work_shelves (
  user_id bigint primary key references users on delete cascade,
  has_watermark boolean not null default false
);

create table works (
  id bigint generated always as identity primary key,
  user_id bigint not null references work_shelves on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  -- The picture itself.
  master_id bigint not null unique references uploads on delete cascade,
  -- What others see; none of a hidden work.
  public_id bigint unique references uploads on delete cascade,
  is_watermarked boolean not null default false check (public_id is not null or not is_watermarked),
  -- The post that tells of it.
  post_id bigint references posts on delete set null,
  position integer not null,
  created_at timestamptz not null
);
create index works_of_user on works (user_id, position, id);
create index works_shown_of_user on works (user_id, position, id) where public_id is not null;
create index works_of_post on works (post_id) where post_id is not null;

alter table users
  -- Works that others see.
  add column shown_work_count integer not null default 0 check (shown_work_count >= 0);
