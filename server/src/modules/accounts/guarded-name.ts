import type { Context } from '../../frame/context.ts';
import { usernameKey } from '../users/index.ts';
import { findDeviceHash } from './devices/device-key.ts';
import { findKnownDevice } from './devices/device.queries.ts';

const NOBODY = 0;

/**
 * Whose counter a wrong password goes to. A device that signed in before has its own, so that strangers, who share the
 * account's, can't lock the owner out. One guard per person however they spell themselves, and one per name that nobody has.
 */
export async function guardedNameOf(
  context: Context,
  account: string,
  user: { id: number } | undefined,
): Promise<string> {
  const deviceHash = findDeviceHash(context);
  // Asked for accounts that nobody has as well: the time must not tell them apart.
  const device = deviceHash && { userId: user?.id ?? NOBODY, deviceHash, now: context.now() };
  const isKnown = device !== null && (await findKnownDevice(context.db, device));
  if (!user) return `name:${usernameKey(account)}`;
  return isKnown ? `user:${user.id}:device:${deviceHash?.toString('hex')}` : strangersOf(user.id);
}

/** Everybody who isn't known to the account shares one counter. */
export function strangersOf(userId: number): string {
  return `user:${userId}`;
}

/** Of somebody who is signed in: a counter of this session alone, so that strangers at the login can't keep the owner from it. */
export function guardedSession(sessionId: number): string {
  return `session:${sessionId}`;
}
