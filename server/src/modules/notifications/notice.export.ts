import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const noticeExports: readonly ExportPart[] = [
  {
    name: 'notice-settings',
    about: '消息和通知的设置',
    rows: (userId) => sql`
    select s.accept_from, s.quiet_enabled, s.quiet_from, s.quiet_to,
      (select json_agg(json_build_object('type', w.type, 'channel', w.channel, 'is_on', w.is_on) order by w.type, w.channel)
       from notice_switches w where w.user_id = ${userId}) as switches
    from message_settings s where s.user_id = ${userId}`,
  },
];
