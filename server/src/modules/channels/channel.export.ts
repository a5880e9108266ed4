import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const channelExports: readonly ExportPart[] = [
  {
    name: 'mail-address',
    about: '收通知的邮箱',
    rows: (userId) => sql`
    select address, asked_at, confirmed_at from mail_confirmations where user_id = ${userId}`,
  },
  {
    name: 'push-browsers',
    about: '收推送的浏览器',
    rows: (userId) => sql`
    select endpoint, created_at from push_subscriptions where user_id = ${userId} order by id`,
  },
];
