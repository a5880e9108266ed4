-- Why: people say more of themselves, followers are listed page by page, and how often a creator is on time is shown.

alter table users add column city text not null default '' check (char_length(city) <= 20);

create table user_details (
  user_id bigint primary key references users on delete cascade,
  about text not null default '' check (char_length(about) <= 1000),
  skills text[] not null default '{}' check (cardinality(skills) <= 6),
  tools text[] not null default '{}' check (cardinality(tools) <= 8),
  -- Each with a label and an address of the web.
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array')
);

-- The same moment is shared by whoever followed in one go, so the place in the list needs the person as well.
create index follows_latest_of_followee on follows (followee_id, created_at desc, follower_id desc);
drop index follows_of_followee;

alter table storefronts
  -- Completed orders that had a day, and those of them that were first delivered by then.
  add column timed_count integer not null default 0 check (timed_count >= 0),
  add column on_time_count integer not null default 0 check (on_time_count between 0 and timed_count);

update storefronts s set timed_count = kept.timed, on_time_count = kept.on_time from (
  select o.creator_id, count(*)::int as timed,
    count(*) filter (where (
      select min(d.created_at) from order_deliveries d where d.order_id = o.id
    ) <= o.schedule_end_at)::int as on_time
  from orders o where o.status = 'completed' and o.schedule_end_at is not null group by o.creator_id
) kept where kept.creator_id = s.user_id;
