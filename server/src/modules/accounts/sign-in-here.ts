import type { SignedIn } from '@zaojie/contract/accounts/account.schemas';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { Context } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { PAGE_COOKIE, PAGE_COOKIE_SECONDS } from '../../frame/page-cookie.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findBan, issueAppealToken, untilWords } from '../sanctions/index.ts';
import type { Credentials } from '../users/index.ts';
import { keepDeviceKey } from './devices/device-key.ts';
import { saveDevice } from './devices/device.queries.ts';
import { startSession } from './session.ts';

/** Starts a session for whoever has proved to be this person, and knows the device from now on. */
export async function signInHere(
  tx: Tx,
  context: Context,
  user: Omit<Credentials, 'password_hash'>,
  { isKept = true, byPassword = false }: { isKept?: boolean; byPassword?: boolean } = {},
): Promise<SignedIn> {
  const now = context.now();
  const ban = await findBan(tx, user.id, now);
  if (ban) {
    context.log.warn({ event: 'login.banned', userId: user.id }, 'login refused');
    const values = { until: untilWords(ban.until), reason: ban.reason };
    const data = { appeal_token: issueAppealToken(context.secret, ban.id, now) };
    throw new Refusal(accountErrors.banned, { values, data });
  }
  const { userAgent, address } = context;
  const signedIn = await startSession(tx, user, { now, userAgent, address, isKept, byPassword });
  await saveDevice(tx, { userId: user.id, deviceHash: keepDeviceKey(context), now });
  context.cookies.write(PAGE_COOKIE, signedIn.userinfo.token, isKept ? PAGE_COOKIE_SECONDS : null);
  return signedIn;
}
