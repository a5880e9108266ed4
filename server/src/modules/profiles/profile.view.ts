import type { ProfileStats, Work } from '@zaojie/contract/profiles/profile.schemas';
import type { WorkRow } from '../posts/index.ts';
import type { ProfileRow } from '../users/index.ts';
import type { ShownWork } from '../works/index.ts';

/** Whoever keeps works shows these; whoever keeps none is shown by posts with pictures. */
export function worksShownOf({ shown_work_count, work_count }: ProfileRow): number {
  return shown_work_count > 0 ? shown_work_count : work_count;
}

export function viewStats(row: ProfileRow): ProfileStats {
  return {
    follow_count: row.following_count,
    fans_count: row.follower_count,
    posts_count: row.post_count,
    works_count: worksShownOf(row),
    likes_count: row.like_count,
  };
}

export function viewWork({ created_at, ...row }: WorkRow): Work {
  return { ...row, kind: 'post', post_id: row.id, tags: [], created_at: created_at.toISOString() };
}

export function viewKeptWork(work: ShownWork): Work {
  return {
    kind: 'work',
    id: work.id,
    post_id: work.post_id,
    tags: work.tags,
    title: work.title,
    cover_image: work.picture.url,
    cover: work.picture,
    pictures_count: 1,
    view_count: work.view_count,
    like_count: work.like_count,
    is_liked: work.is_liked,
    created_at: work.created_at.toISOString(),
  };
}
