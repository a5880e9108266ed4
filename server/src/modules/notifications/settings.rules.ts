import type {
  MessageSettings,
  NoticeType,
  SwitchableType,
} from '@zaojie/contract/notifications/notification.schemas';

/** What has columns of its own; switches are rows. */
export type StoredSettings = Omit<MessageSettings, `notify_${SwitchableType}`>;
export const switchName = <T extends SwitchableType>(type: T) => `notify_${type}` as const;

/** Of whoever never changed any; the table's defaults are the same. */
export const defaultSettings: MessageSettings = {
  accept_from: 'everyone',
  notify_message: true,
  notify_at: true,
  notify_like: true,
  notify_follow: true,
  quiet_enabled: false,
  quiet_from: 23 * 60,
  quiet_to: 8 * 60,
};

/** System notices can't be switched off: they are about the account itself. */
export function isWanted(settings: MessageSettings, type: NoticeType): boolean {
  return type === 'system' || settings[switchName(type)];
}

const DAY_MINUTES = 24 * 60;
/** Shanghai has kept the same hour all year since 1991. */
const SHANGHAI_AHEAD_MINUTES = 8 * 60;

export function minuteInShanghai(moment: Date): number {
  return (Math.floor(moment.getTime() / 60_000) + SHANGHAI_AHEAD_MINUTES) % DAY_MINUTES;
}

export type QuietHours = Pick<MessageSettings, 'quiet_enabled' | 'quiet_from' | 'quiet_to'>;

/** The first minute is quiet, the last one no more; hours that end where they begin are the whole day. */
export function isQuietAt(hours: QuietHours, now: Date): boolean {
  if (!hours.quiet_enabled) return false;
  const { quiet_from: from, quiet_to: to } = hours;
  const minute = minuteInShanghai(now);
  if (from < to) return minute >= from && minute < to;
  return minute >= from || minute < to;
}
