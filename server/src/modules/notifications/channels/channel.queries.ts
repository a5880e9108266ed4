import {
  channelEvents,
  type Channel,
  type ChannelEvent,
  type EventSwitches,
} from '@zaojie/contract/channels/channel.schemas';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { settingsColumns, settingsOf, type SettingsRow } from '../settings.queries.ts';
import { isWanted } from '../settings.rules.ts';
import { isOnAtFirst, isWantedBy, type OutsideSwitches } from './channel.rules.ts';

export type AllSwitches = { settings: MessageSettings; outside: OutsideSwitches; events: EventSwitches[] };

const switchableOnSite = new Set<ChannelEvent>(['message', 'at', 'like', 'follow']);

function isOnSite(settings: MessageSettings, event: ChannelEvent): boolean {
  if (event === 'message') return settings.notify_message;
  return event === 'at' || event === 'like' || event === 'follow' ? isWanted(settings, event) : true;
}

/** How somebody wants to be told of what. */
export async function getSwitches(db: Db, userId: number): Promise<AllSwitches> {
  const { rows } = await sql<SettingsRow>`select ${settingsColumns(sql`${userId}::bigint`)}`.execute(db);
  const [row = { stored: null, switches: null, outside: null }] = rows;
  const settings = settingsOf(row);
  const outside = row.outside ?? {};
  const events = channelEvents.map((event) => ({
    event,
    site: isOnSite(settings, event),
    mail: isWantedBy(outside, 'mail', event),
    push: isWantedBy(outside, 'push', event),
    is_site_fixed: !switchableOnSite.has(event),
  }));
  return { settings, outside, events };
}

export type SwitchChange = { event: ChannelEvent; channel: Channel; isOn: boolean };

/** False for what is always told. Whoever goes back to the default has no row. */
export async function setSwitch(
  tx: Tx,
  userId: number,
  { event, channel, isOn }: SwitchChange,
): Promise<boolean> {
  if (channel === 'site' && !switchableOnSite.has(event)) return false;
  const isDefault = isOn === (channel === 'site' || isOnAtFirst(channel, event));
  if (isDefault) {
    await tx
      .deleteFrom('notice_switches')
      .where('user_id', '=', userId)
      .where('type', '=', event)
      .where('channel', '=', channel)
      .execute();
    return true;
  }
  await tx
    .insertInto('notice_switches')
    .values({ user_id: userId, type: event, channel, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'channel']).doUpdateSet({ is_on: isOn }))
    .execute();
  return true;
}

/** No mail of any kind any more. */
export async function switchOffMail(tx: Tx, userId: number): Promise<void> {
  for (const event of channelEvents) await setSwitch(tx, userId, { event, channel: 'mail', isOn: false });
}
