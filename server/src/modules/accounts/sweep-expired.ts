import type { Db } from '../../db/database.ts';
import { sweepDevices } from './devices/device.queries.ts';
import { guardRules } from './login-guard.rules.ts';

const DAY_MS = 86_400_000;

/** Removes what has ended and serves nothing any more. */
export async function sweepExpiredAccountData(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await sweepDevices(db, now);
  // The daily cap on codes needs the row for a day.
  await db
    .deleteFrom('verification_codes')
    .where('expires_at', '<', dayAgo)
    .where('day_started_at', '<', dayAgo)
    .execute();
  const longAgo = new Date(now.getTime() - guardRules.windowMs - guardRules.longestDelaySeconds * 2000);
  await db
    .deleteFrom('login_guards')
    .where('window_started_at', '<', longAgo)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', longAgo)]))
    .execute();
}
