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
