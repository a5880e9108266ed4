import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';
import { shownName } from '../users/index.ts';

/** What somebody's archive has of theirs from here. */
export const messageExports: readonly ExportPart[] = [
  {
    name: 'messages',
    about: '自己发出的消息，不含对方发来的',
    rows: (userId) => sql`
    select m.id, m.recipient_id as to_user_id, ${shownName()} as to_name, m.kind, m.content, m.file,
      m.created_at, m.revoked_at
    from messages m join users u on u.id = m.recipient_id where m.sender_id = ${userId} order by m.id`,
  },
];
