import {
  switchableTypes,
  type MessageSettings,
  type MessageSettingsChanges,
  type SwitchableType,
} from '@zaojie/contract/notifications/notification.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import type { OutsideSwitches } from './channels/channel.rules.ts';
import { defaultSettings, switchName, type StoredSettings } from './settings.rules.ts';

/** The way of telling that the switches of today are for. */
const CHANNEL = 'site';

export type SettingsRow = {
  /** Of the ways that reach people outside. */
  outside: OutsideSwitches | null;
  stored: StoredSettings | null;
  switches: Partial<Record<SwitchableType, boolean>> | null;
};

/** The columns of a SettingsRow, for other statements. */
export function settingsColumns(userId: Sql): Sql {
  return sql`
    (select json_build_object('accept_from', s.accept_from, 'quiet_enabled', s.quiet_enabled,
      'quiet_from', s.quiet_from, 'quiet_to', s.quiet_to)
      from message_settings s where s.user_id = ${userId}) as stored,
    (select json_object_agg(w.type, w.is_on)
      from notice_switches w where w.user_id = ${userId} and w.channel = ${CHANNEL}) as switches,
    (select json_object_agg(w.channel || ':' || w.type, w.is_on)
      from notice_switches w where w.user_id = ${userId} and w.channel <> ${CHANNEL}) as outside`;
}

/** Of the same only from whom they take messages. */
export const acceptsFrom = (userId: Sql): RawBuilder<MessageSettings['accept_from']> => sql`coalesce(
  (select s.accept_from from message_settings s where s.user_id = ${userId}), ${sql.lit(defaultSettings.accept_from)})`;

export function settingsOf({ stored, switches }: Omit<SettingsRow, 'outside'>): MessageSettings {
  const settings = { ...defaultSettings, ...stored };
  for (const type of switchableTypes)
    settings[switchName(type)] = switches?.[type] ?? defaultSettings[switchName(type)];
  return settings;
}

export async function getSettings(db: Db, userId: number): Promise<MessageSettings> {
  const { rows } = await sql<SettingsRow>`select ${settingsColumns(sql`${userId}::bigint`)}`.execute(db);
  return settingsOf(rows[0] ?? { stored: null, switches: null });
}

/** Only what is given changes, so two devices that change different things at once both get their way. */
export async function changeSettings(
  tx: Tx,
  userId: number,
  changes: MessageSettingsChanges,
): Promise<MessageSettings> {
  const { notify_message, notify_at, notify_like, notify_follow, ...stored } = changes;
  const switches = { message: notify_message, at: notify_at, like: notify_like, follow: notify_follow };
  for (const type of switchableTypes) {
    const isOn = switches[type];
    if (isOn !== undefined) await setSwitch(tx, userId, type, isOn);
  }
  if (Object.keys(stored).length > 0) {
    await tx
      .insertInto('message_settings')
      .values({ user_id: userId, ...stored })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
      .execute();
  }
  return getSettings(tx, userId);
}

/** Whoever goes back to the default has no row. */
async function setSwitch(tx: Tx, userId: number, type: SwitchableType, isOn: boolean): Promise<void> {
  if (isOn === defaultSettings[switchName(type)]) {
    await tx
      .deleteFrom('notice_switches')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('channel', '=', CHANNEL)
      .execute();
    return;
  }
  await tx
    .insertInto('notice_switches')
    .values({ user_id: userId, type, channel: CHANNEL, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'channel']).doUpdateSet({ is_on: isOn }))
    .execute();
}
