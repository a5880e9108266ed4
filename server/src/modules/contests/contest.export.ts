import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const contestExports: readonly ExportPart[] = [
  {
    name: 'contests',
    about: '主办的活动',
    rows: (userId) => sql`
    select id, title, summary, rules, additions, status, prize_pool_fen, created_at from contests where organiser_id = ${userId} order by id`,
  },
  {
    name: 'contest-teams',
    about: '参加的活动和作品',
    rows: (userId) => sql`
    select m.contest_id, t.name as team, m.invited_at, m.joined_at, e.title, e.description, e.link, e.status, e.rank
    from contest_members m join contest_teams t on t.id = m.team_id left join contest_entries e on e.team_id = m.team_id and m.joined_at is not null
    where m.user_id = ${userId} order by m.invited_at`,
  },
  {
    name: 'contest-ballots',
    about: '投过的票',
    rows: (userId) => sql`
    select contest_id, entry_id, scores, skip_reason, created_at from contest_ballots where voter_id = ${userId} order by created_at`,
  },
];
