import type { NotificationReading, NotificationRefusal, NotificationRequest } from './payment-provider.ts';

/** A real one has about 2,000 bytes. */
export const MAX_NOTIFICATION_BYTES = 64 * 1024;

export const refused = (reason: NotificationRefusal): NotificationReading => ({ verdict: 'refused', reason });

/** A header that came once; sent twice, nobody knows which one was meant. */
export function headerOf({ headers }: Pick<NotificationRequest, 'headers'>, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The text of bytes that are UTF-8, or null. */
export function utf8Of(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The value, or undefined for what isn't JSON. */
export function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
