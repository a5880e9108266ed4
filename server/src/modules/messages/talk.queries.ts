import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type TalkLine = {
  id: number;
  sender_id: number;
  kind: 'text' | 'image' | 'file';
  content: string;
  /** Of a file or picture. */
  file_name: string | null;
  is_revoked: boolean;
  created_at: Date;
};

/** What two people wrote each other since a moment, whoever has hidden it since. A recalled message keeps only its time. */
export async function listTalk(
  db: Db,
  [one, other]: readonly [number, number],
  { since, most }: { since: Date; most: number },
): Promise<TalkLine[]> {
  const { rows } = await sql<TalkLine>`
    select m.id, m.sender_id, m.kind, m.content, m.file ->> 'name' as file_name, m.revoked_at is not null as is_revoked,
      m.created_at
    from chats c join messages m on m.chat_id = c.id
    where c.low_id = ${Math.min(one, other)} and c.high_id = ${Math.max(one, other)} and m.created_at >= ${since}
    order by m.seq desc limit ${most}`.execute(db);
  return rows.toReversed();
}
