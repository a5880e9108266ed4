import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const bountyExports: readonly ExportPart[] = [
  {
    name: 'bounties',
    about: '发布的约稿',
    rows: (userId) => sql`
    select b.id, b.title, b.description, b.category, b.style, b.budget_min_fen, b.budget_max_fen, b.deadline,
      b.usage, b.reference_link, b.images, b.status, b.created_at, b.deleted_at,
      (select json_agg(n.content order by n.id) from bounty_notes n where n.bounty_id = b.id) as notes
    from bounties b where b.user_id = ${userId} order by b.id`,
  },
  {
    name: 'applications',
    about: '提交的应征',
    rows: (userId) => sql`
    select id, bounty_id, proposal, price_fen, days, work_ids, files, status, created_at, decided_at
    from bounty_applications where user_id = ${userId} order by id`,
  },
  {
    name: 'favourite-bounties',
    about: '收藏的约稿',
    rows: (userId) => sql`
    select bounty_id, created_at from bounty_favorites where user_id = ${userId} order by created_at`,
  },
  {
    name: 'bounty-invites',
    about: '收到的约稿邀请',
    rows: (userId) => sql`
    select bounty_id, created_at from bounty_invites where user_id = ${userId} order by created_at`,
  },
  {
    name: 'bounty-record',
    about: '作为需求方的记录',
    rows: (userId) => sql`
    select hired, completed, paid_on_time, paid_late, replies_due, replies_in_time
    from bounty_records where user_id = ${userId}`,
  },
];
