-- Why: a share counts once per person and day, as a view does: the count lifts a post, and anybody may call it.

create table post_shares (
  post_id bigint not null references posts on delete cascade,
  -- A member or, hashed with the day, a visitor's address.
  sharer bytea not null,
  day date not null,
  primary key (post_id, sharer, day)
);
create index post_shares_by_day on post_shares (day);
