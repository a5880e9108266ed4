import type {
  MessageSettings,
  MessageSettingsChanges,
} from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { defaultSettings } from './settings.rules.ts';

const columns = sql`accept_from, notify_message, notify_at, notify_like, notify_follow, quiet_enabled, quiet_from, quiet_to`;

export async function getSettings(db: Db, userId: number): Promise<MessageSettings> {
  const { rows } = await sql<MessageSettings>`
    select ${columns} from message_settings where user_id = ${userId}`.execute(db);
  return rows[0] ?? defaultSettings;
}

/** Only what is given changes, so two devices that change different things at once both get their way. */
export async function changeSettings(
  tx: Tx,
  userId: number,
  changes: MessageSettingsChanges,
): Promise<MessageSettings> {
  const insert = tx.insertInto('message_settings').values({ user_id: userId, ...changes });
  const hasChanges = Object.keys(changes).length > 0;
  await insert
    .onConflict((conflict) => {
      const target = conflict.column('user_id');
      return hasChanges ? target.doUpdateSet(changes) : target.doNothing();
    })
    .execute();
  return getSettings(tx, userId);
}
