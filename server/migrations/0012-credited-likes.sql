-- Why: how many of a post's likes its author has been credited with. Events tell late, in any order and together with a
-- deletion; whoever delivers one compares this with what is due and moves the difference, so none counts twice or never.

alter table post_stats add column credited_likes int not null default 0;

create function recount_likes_received() returns void language sql as $$
  update post_stats s set credited_likes = case when p.deleted_at is null then s.like_count else 0 end
    from posts p where p.id = s.post_id;
  update users u set like_count = received.likes
    from (
      select u.id, coalesce(sum(s.credited_likes), 0)::int as likes
      from users u left join posts p on p.user_id = u.id left join post_stats s on s.post_id = p.id group by u.id
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
