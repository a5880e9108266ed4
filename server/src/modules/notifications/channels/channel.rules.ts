import type { ChannelEvent, OutsideChannel } from '@zaojie/contract/channels/channel.schemas';
import { typeOfKind, type NoticeKind } from '@zaojie/contract/notifications/notification.schemas';
import type { QuietHours } from '../settings.rules.ts';
import { isQuietAt, minuteInShanghai } from '../settings.rules.ts';

/** What differs from the default, as in mail:order. */
export type OutsideSwitches = Partial<Record<`${OutsideChannel}:${ChannelEvent}`, boolean>>;

const eventOfSubject: Partial<Record<string, ChannelEvent>> = {
  order: 'order',
  bounty: 'order',
  payment: 'money',
  withdrawal: 'money',
};

/** The site's own notices are told apart by what they are about. */
export function eventOf(kind: NoticeKind, subjectKind: string): ChannelEvent {
  const type = typeOfKind[kind];
  return type === 'system' ? (eventOfSubject[subjectKind] ?? 'system') : type;
}

/** Mail carries what costs money or time when it is missed; a browser that was let in also what people say. */
const onAtFirst: Record<OutsideChannel, ReadonlySet<ChannelEvent>> = {
  mail: new Set(['order', 'money']),
  push: new Set(['order', 'money', 'message', 'at']),
};

export const isOnAtFirst = (channel: OutsideChannel, event: ChannelEvent): boolean =>
  onAtFirst[channel].has(event);

export function isWantedBy(switches: OutsideSwitches, channel: OutsideChannel, event: ChannelEvent): boolean {
  return switches[`${channel}:${event}`] ?? isOnAtFirst(channel, event);
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Somebody who wants quiet all day gets everything once, around the minute where their hours begin and end. */
const DAILY_WINDOW = 30;

/** Until when nothing is sent; null when it may be now. */
export function quietUntil(hours: QuietHours, now: Date): Date | null {
  if (!isQuietAt(hours, now)) return null;
  const sinceEnd = (minuteInShanghai(now) - hours.quiet_to + DAY_MINUTES) % DAY_MINUTES;
  if (hours.quiet_from === hours.quiet_to && sinceEnd < DAILY_WINDOW) return null;
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS);
  return new Date((wholeMinute + DAY_MINUTES - sinceEnd) * MINUTE_MS);
}
