import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';
import { shownName } from './person.sql.ts';

/** What somebody's archive has of theirs from here. */
export const userExports: readonly ExportPart[] = [
  {
    name: 'profile',
    about: '账号和个人资料',
    rows: (userId) => sql`
    select u.id, u.username, u.nickname, u.email, u.mobile, u.avatar, u.bio, u.city, u.background,
      u.background_info, u.score, u.created_at, d.about, d.skills, d.tools, d.links
    from users u left join user_details d on d.user_id = u.id where u.id = ${userId}`,
  },
  {
    name: 'following',
    about: '关注的人',
    rows: (userId) => sql`
    select f.followee_id as user_id, ${shownName()} as name, f.created_at
    from follows f join users u on u.id = f.followee_id where f.follower_id = ${userId} order by f.created_at`,
  },
  {
    name: 'blacklist',
    about: '黑名单',
    rows: (userId) => sql`
    select b.blocked_id as user_id, ${shownName()} as name, b.created_at
    from user_blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${userId} order by b.created_at`,
  },
];
