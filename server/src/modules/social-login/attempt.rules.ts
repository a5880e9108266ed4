import { limits } from '@zaojie/contract/limits';

/** direct: one call signs in. redirect: the callback gives a ticket. qrcode: a phone agrees for another screen. */
export type AttemptKind = 'direct' | 'redirect' | 'qrcode';
export type AttemptStatus = 'waiting' | 'exchanging' | 'scanned' | 'confirmed' | 'refused' | 'used';

const kindOfCallback: Record<string, AttemptKind> = {
  '/auth/wechat/callback': 'direct',
  '/wxauth/callback': 'redirect',
  '/wxauth/qrcode_callback': 'qrcode',
};

/**
 * A link with somebody else's answer of the provider must not sign in whoever opens it, so the browser that asked has to
 * come back itself. A QR code is answered by a phone on purpose; there the screen's poll key does the same.
 */
export function isTiedToBrowser(kind: AttemptKind): boolean {
  return kind !== 'qrcode';
}

/** Each attempt has a cookie of its own: tabs that sign in at the same time don't take each other's. */
export function browserKeyName(state: string): string {
  return `wx_${state.slice(0, 16)}`;
}

/** The provider may send people back to these pages of ours and nowhere else. */
export function readCallback(callback: string, origin: string): { path: string; kind: AttemptKind } | null {
  const path = callback.startsWith(`${origin}/`) ? callback.slice(origin.length) : callback;
  const kind = Object.hasOwn(kindOfCallback, path) ? kindOfCallback[path] : undefined;
  return kind ? { path, kind } : null;
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + limits.qrCodeSeconds * 1000);
}

const statusWords = {
  waiting: 'waiting',
  exchanging: 'waiting',
  scanned: 'scanned',
  confirmed: 'confirmed',
  refused: 'refused',
  used: 'expired',
} as const;

/** What the waiting screen is told; an attempt that is over in any way reads as expired. */
export function visibleStatus(attempt: { status: string; expires_at: Date } | undefined, now: Date) {
  if (!attempt || attempt.expires_at <= now) return 'expired';
  return statusWords[attempt.status as AttemptStatus];
}
