import { outsideChannels } from '@zaojie/contract/channels/channel.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { getSwitches, isWantedBy } from '../notifications/index.ts';
import { shownName } from '../users/index.ts';
import type { MessageRow } from './message.view.ts';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    /** To somebody who wasn't here. */
    'message.waiting': { userId: number; messageId: number };
  }
}

/** For who isn't here and doesn't see it arrive. */
export async function tellAway(tx: Tx, { id, recipient_id }: MessageRow): Promise<void> {
  const { outside } = await getSwitches(tx, recipient_id);
  if (outsideChannels.some((channel) => isWantedBy(outside, channel, 'message')))
    await emitEvent(tx, 'message.waiting', { userId: recipient_id, messageId: id });
}

export type UnreadMessage = {
  id: number;
  senderId: number;
  sender: string;
  kind: string;
  content: string;
};

/** Of these messages those that their reader hasn't read yet, the oldest first. */
export async function listUnreadTold(db: Db, ids: readonly number[]): Promise<UnreadMessage[]> {
  const { rows } = await sql<UnreadMessage>`
    select m.id, m.sender_id as "senderId", ${shownName('u')} as sender, m.kind, m.content
    from messages m join users u on u.id = m.sender_id
      join chat_members me on me.user_id = m.recipient_id and me.chat_id = m.chat_id
    where m.id = any(${[...ids]}) and m.revoked_at is null and m.seq > greatest(me.read_seq, me.cleared_seq)
    order by m.id`.execute(db);
  return rows;
}
