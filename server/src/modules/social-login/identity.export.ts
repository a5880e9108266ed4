import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const identityExports: readonly ExportPart[] = [
  {
    name: 'wechat',
    about: '绑定的微信',
    rows: (userId) => sql`
    select provider, openid, nickname, created_at from social_identities where user_id = ${userId}`,
  },
];
