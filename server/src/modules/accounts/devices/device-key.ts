import type { Context } from '../../../frame/context.ts';
import { hashToken, randomToken } from '../secrets.ts';
import { DEVICE_SECONDS } from './device.rules.ts';

const COOKIE = 'device';
const keyShape = /^[\w-]{43}$/;

function readKey(context: Context): string | null {
  const key = context.cookies.read(COOKIE);
  return key !== null && keyShape.test(key) ? key : null;
}

/** Of the device that asks; null for one that never signed in here, and for one that keeps no cookies. */
export function findDeviceHash(context: Context): Buffer | null {
  const key = readKey(context);
  return key === null ? null : hashToken(key);
}

/** Gives the device a key that is its own for a long time from now, and keeps the one it has. */
export function keepDeviceKey(context: Context): Buffer {
  const key = readKey(context) ?? randomToken();
  context.cookies.write(COOKIE, key, DEVICE_SECONDS);
  return hashToken(key);
}
