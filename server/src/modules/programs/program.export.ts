import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const programExports: readonly ExportPart[] = [
  {
    name: 'programs',
    about: '发起的项目',
    rows: (userId) => sql`
    select p.id, p.title, p.summary, p.pitch, p.stage, p.engine, p.status, p.created_at, p.deleted_at from programs p
    where p.user_id = ${userId} order by p.id`,
  },
  {
    name: 'program-teams',
    about: '自己的团队',
    rows: (userId) => sql`
    select id, name, words, created_at from program_teams where user_id = ${userId} order by id`,
  },
  {
    name: 'program-memberships',
    about: '参加的项目',
    rows: (userId) => sql`
    select program_id, role_name, joined_at, left_at from program_members where user_id = ${userId} order by joined_at`,
  },
  {
    name: 'program-applications',
    about: '申请加入的项目',
    rows: (userId) => sql`
    select program_id, message, links, work_ids, status, created_at from program_applications where user_id = ${userId} order by id`,
  },
  {
    name: 'program-invitations',
    about: '发出的项目邀请',
    rows: (userId) => sql`
    select program_id, user_id as to_user_id, message, status, created_at from program_invitations where owner_id = ${userId} order by id`,
  },
  {
    name: 'program-handovers',
    about: '转交的项目',
    rows: (userId) => sql`
    select program_id, to_id as to_user_id, status, created_at from program_handovers where from_id = ${userId} order by id`,
  },
  {
    name: 'followed-programs',
    about: '关注和赞过的项目',
    rows: (userId) => sql`
    select program_id, 'follow' as kind, created_at from program_follows where user_id = ${userId}
    union all select program_id, 'like', created_at from program_demo_likes where user_id = ${userId}`,
  },
];
