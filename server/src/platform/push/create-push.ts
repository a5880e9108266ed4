import type { Db } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import type { PushConfig, PushKeys } from '../../push-settings.ts';
import { guardPort } from '../guard-port.ts';
import type { PushSender } from './push.ts';
import { keepKeys } from './push-keys.ts';
import { createSandboxPush } from './sandbox-push.ts';
import { createWebPush } from './web-push.ts';

export type PushDeps = { db: Db; secret: string; log: Log };

/** Null where this installation pushes nothing. */
export function createPush(config: PushConfig, { db, secret, log }: PushDeps): PushSender | null {
  if (config.adapter === 'off') return null;
  let kept: Promise<PushKeys> | null = config.keys && Promise.resolve(config.keys);
  const keys = () => {
    // A failure is not kept: the next one asks again.
    kept ??= keepKeys(db, secret).catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
  const { subject, services } = config;
  const sender =
    config.adapter === 'sandbox' ? createSandboxPush(log, keys) : createWebPush({ keys, subject, services });
  return guardPort('push', sender);
}
