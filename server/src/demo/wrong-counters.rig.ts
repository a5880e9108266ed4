import { sql } from 'kysely';

/** By what they are about: the rows whose counts and copies don't agree with what they count and copy. */
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
  storefronts: sql`select s.user_id from storefronts s join users u on u.id = s.user_id
    where starting_price_fen is distinct from (select min(price_from_fen) from services where user_id = s.user_id and is_active)
       or jsonb_array_length(showcase) <> least(4, u.shown_work_count)
       or u.shown_work_count <> (select count(*) from works where user_id = u.id and public_id is not null)
       or not exists (select 1 from creator_listings l where l.user_id = s.user_id and l.category = 0 and l.style = 0
                        and l.is_on = s.is_on)`,
  works: sql`select w.id from works w join uploads m on m.id = w.master_id left join uploads o on o.id = w.public_id
    where m.user_id <> w.user_id or o.user_id <> w.user_id or m.url not like '/private/%' or o.url not like '/files/%'
       or not exists (select 1 from upload_uses where upload_id = m.id and kind = 'work-master' and owner_id = w.id
                        and reader_ids = array[w.user_id])
       or (o.id is not null and not exists (select 1 from upload_uses where upload_id = o.id and kind = 'work' and owner_id = w.id))`,
  contest_entries: sql`select c.id from contests c
    where c.participant_count <> (select count(*) from contest_members where contest_id = c.id and joined_at is not null)
       or c.team_count <> (select count(*) from contest_teams where contest_id = c.id)
       or c.entry_count <> (select count(*) from contest_entries where contest_id = c.id and status = 'submitted')
       or exists (select from contest_entries e where e.contest_id = c.id and e.ballot_count <>
            (select count(*) from contest_ballots where entry_id = e.id and scores is not null))
       or (c.list_tab is not null and (select contest_count from contest_counts where tab = c.list_tab and category = c.category)
            is distinct from (select count(*) from contests k where k.list_tab = c.list_tab and k.category = c.category))`,
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
  games: sql`select g.id from games g left join game_stats s on s.game_id = g.id
    where s.game_id is null
       or s.like_count <> (select count(*) from game_likes where game_id = g.id)
       or s.comment_count <> (select count(*) from game_comments where game_id = g.id)
       or s.thread_count <> (select count(*) from game_comments where game_id = g.id and parent_id is null)
       or s.rating_count <> (select count(*) from game_comments where game_id = g.id and rating is not null)
       or s.player_count <> (select count(*) from game_purchases where game_id = g.id and status <> 'refunded')
       or s.download_count <> (select count(*) from game_purchases where game_id = g.id and downloaded_at is not null)
       or g.build_count <> (select count(*) from game_builds where game_id = g.id)
       or exists (select from game_comments c where c.game_id = g.id and c.created_at < g.published_at)
       or exists (select from game_purchases p where p.game_id = g.id and p.created_at < g.published_at)
       or (g.status = 'published' and (g.cover is null or jsonb_array_length(g.screenshots) = 0))`,
  assets: sql`select a.id from assets a left join asset_stats s on s.asset_id = a.id
    where s.asset_id is null
       or s.favorites_count <> (select count(*) from asset_favorites where asset_id = a.id)
       or s.comment_count <> (select count(*) from asset_comments where asset_id = a.id and deleted_at is null)
       or 1 + cardinality(a.tags) <> (select count(*) from asset_listings l
                                      where l.asset_id = a.id and l.download_count = s.download_count)
       or exists (select from asset_versions v join uploads u on u.id = v.upload_id
                  where v.asset_id = a.id and (u.user_id <> a.user_id or u.byte_size <> v.byte_size))
       or exists (select from asset_collections c where c.updated_at > now() or c.asset_count = 0
            or c.asset_count <> (select count(*) from asset_collection_items where collection_id = c.id))
       or exists (select from asset_versions v where v.asset_id = a.id and not exists (
            select from upload_uses where upload_id = v.upload_id and kind = 'asset' and owner_id = a.id))`,
  programs: sql`select p.id from programs p left join program_stats s on s.program_id = p.id
    where s.program_id is null
       or s.follower_count <> (select count(*) from program_follows where program_id = p.id)
       or s.application_count <> (select count(*) from program_applications where program_id = p.id)
       or p.member_count <> (select count(*) from program_members where program_id = p.id and left_at is null)
       or p.devlog_count <> (select count(*) from program_devlogs where program_id = p.id)
       or p.open_count <> (select coalesce(sum(places - filled), 0) from program_roles
                           where program_id = p.id and removed_at is null)
       or exists (select from program_roles r where r.program_id = p.id and r.filled <>
            (select count(*) from program_members m where m.role_id = r.id and m.left_at is null))
       or exists (select from program_demo_stats d where d.program_id = p.id
            and (d.like_count <> (select count(*) from program_demo_likes l where l.program_id = p.id)
              or d.play_count <> (select coalesce(sum(plays), 0) from program_demo_plays l where l.program_id = p.id)))
       or (p.status = 'published' and p.user_id <> (select user_id from program_teams t where t.id = p.team_id))`,
  // A wallet lists them as they were written: none may be older than the one below it.
  ledger_entries: sql`select e.account_id, e.seq from ledger_entries e
    join ledger_entries before on before.account_id = e.account_id and before.seq = e.seq - 1
    where e.created_at < before.created_at`,
  media: sql`select p.id from posts p
    where jsonb_array_length(media) <> (select count(*) from upload_uses where kind = 'post' and owner_id = p.id)
       or cover_image <> coalesce(media -> 0 ->> 'url', '')
       or exists (select 1 from upload_uses m join uploads u on u.id = m.upload_id
                  where m.kind = 'post' and m.owner_id = p.id
                    and (u.user_id <> p.user_id or not media @> jsonb_build_array(jsonb_build_object('url', u.url))))`,
};
