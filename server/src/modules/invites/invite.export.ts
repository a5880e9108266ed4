import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const inviteExports: readonly ExportPart[] = [
  {
    name: 'invites',
    about: '邀请',
    rows: (userId) => sql`
    select code, registered_count, counted_count, points,
      (select json_agg(i.joined_at order by i.joined_at) from invitations i where i.inviter_id = ${userId}) as joined_at
    from invite_codes where user_id = ${userId}`,
  },
];
