import type { ProfileStats, Work } from '@zaojie/contract/profiles/profile.schemas';
import type { WorkRow } from '../posts/index.ts';
import type { ProfileRow } from '../users/index.ts';

export function viewStats(row: ProfileRow): ProfileStats {
  return {
    follow_count: row.following_count,
    fans_count: row.follower_count,
    posts_count: row.post_count,
    works_count: row.work_count,
    likes_count: row.like_count,
  };
}

export function viewWork({ created_at, ...row }: WorkRow): Work {
  return { ...row, kind: 'post', post_id: row.id, tags: [], created_at: created_at.toISOString() };
}
