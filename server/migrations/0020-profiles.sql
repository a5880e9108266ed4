-- Why: people show a background and their works, and are looked for by any part of their name.

alter table users
  -- The picture behind their name, an upload of their own.
  add column background text not null default '' check (char_length(background) <= 300),
  -- Posts with pictures.
  add column work_count integer not null default 0 check (work_count >= 0);

update users set work_count = works.count from (
  select user_id, count(*)::int as count from posts where deleted_at is null and cover_image <> '' group by user_id
) works where works.user_id = users.id;

create index posts_works_of_user on posts (user_id, created_at desc, id desc) where deleted_at is null and cover_image <> '';

-- Each character of a name and each pair of neighbours; of a keyword, which is looked for, the pairs where there are any.
-- In SQL: its names are bound when it is made, so statistics of the index can be taken whatever the search path.
create function name_grams(content text, smallest integer) returns text[]
language sql immutable strict parallel safe
return array(
  select distinct substr(folded, place, size)
  from search_fold(content) as folded, generate_series(1, length(folded)) as place,
    generate_series(least(smallest, length(folded)), 2) as size
  where place + size - 1 <= length(folded)
);
create index users_by_name on users using gin (name_grams(username || e'\n' || nickname, 1));
drop index users_username_prefix;
