-- Why: how many of a post's likes its author has been credited with. Events tell late, in any order and together with a
-- deletion; whoever delivers one compares this with what is due and moves the difference, so none counts twice or never.
-- Apart from post_stats: whoever likes holds the row there, and a delivery must not wait for that.

create table post_credits (
  post_id bigint primary key references posts on delete cascade,
  likes int not null
);

create function recount_likes_received() returns void language sql as $$
  delete from post_credits;
  insert into post_credits (post_id, likes)
    select s.post_id, s.like_count from post_stats s join posts p on p.id = s.post_id
    where p.deleted_at is null and s.like_count > 0;
  update users u set like_count = received.likes
    from (
      select u.id, coalesce(sum(c.likes), 0)::int as likes
      from users u left join posts p on p.user_id = u.id left join post_credits c on c.post_id = p.id group by u.id
    ) received
    where received.id = u.id and u.like_count <> received.likes;
$$;
select recount_likes_received();

-- After a restore of a backup that was made before.
create or replace function rebuild_derived() returns void language sql as $$
  select rebuild_search();
  select rebuild_tag_labels();
  select recount_likes_received();
$$;
