import { sql } from 'kysely';

/** By what is counted: the rows whose counters don't equal what they count. */
export const wrongCounters = {
  users: sql`select id from users u
    where post_count <> (select count(*) from posts where user_id = u.id)
       or like_count <> (select count(*) from post_likes l join posts p on p.id = l.post_id where p.user_id = u.id)`,
  posts: sql`select p.id from posts p left join post_stats s on s.post_id = p.id
    where s.post_id is null
       or s.like_count <> (select count(*) from post_likes where post_id = p.id)
       or s.comment_count <> (select count(*) from comments where post_id = p.id)
       or s.view_count < s.like_count * 4`,
  circles: sql`select id from circles c
    where post_count <> (select count(*) from posts where circle_id = c.id)
       or member_count <> (select count(*) from circle_members where circle_id = c.id)`,
  tags: sql`select id from tags t
    where post_count <> (select count(*) from post_tags where tag_id = t.id)
       or follower_count <> (select count(*) from tag_follows where tag_id = t.id)
       or name_key <> lower(normalize(name, NFKC))`,
  comments: sql`select id from comments c
    where like_count <> (select count(*) from comment_likes where comment_id = c.id)
       or reply_count <> (select count(*) from comments where parent_id = c.id)
       or created_at < (select created_at from posts where id = c.post_id)
       or created_at < (select created_at from comments where id = c.parent_id)`,
  bounties: sql`select b.id from bounties b left join bounty_stats s on s.bounty_id = b.id
    where s.bounty_id is null
       or s.applications_count <> (select count(*) from bounty_applications
                                   where bounty_id = b.id and status <> 'withdrawn')
       or s.viewed_count <> (select count(*) from bounty_applications
                             where bounty_id = b.id and status <> 'withdrawn' and viewed_at is not null)
       or s.favorites_count <> (select count(*) from bounty_favorites where bounty_id = b.id)
       or b.has_applicants <> (s.applications_count > 0)
       or jsonb_array_length(b.images) <> (select count(*) from upload_uses where kind = 'bounty' and owner_id = b.id)
       or exists (select from bounty_applications a where a.bounty_id = b.id and a.created_at < b.created_at)`,
  media: sql`select p.id from posts p
    where jsonb_array_length(media) <> (select count(*) from upload_uses where kind = 'post' and owner_id = p.id)
       or cover_image <> coalesce(media -> 0 ->> 'url', '')
       or exists (select 1 from upload_uses m join uploads u on u.id = m.upload_id
                  where m.kind = 'post' and m.owner_id = p.id
                    and (u.user_id <> p.user_id or not media @> jsonb_build_array(jsonb_build_object('url', u.url))))`,
};
