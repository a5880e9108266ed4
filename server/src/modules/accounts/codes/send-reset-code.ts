import { limits } from '@zaojie/contract/limits';
import type { Services } from '../../../frame/context.ts';
import type { Tx } from '../../../db/database.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import { findCredentials } from '../../users/index.ts';
import { hashCode } from './check-code.ts';
import { randomCode } from '../secrets.ts';
import { replaceCode } from './code.queries.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'send-reset-code': { mobile: string };
  }
}

const TRIES = 3;

/** Later, and for every number, so that neither the answer nor its time tells which are registered. */
export async function scheduleResetCode(tx: Tx, mobile: string): Promise<void> {
  await scheduleJob(tx, 'send-reset-code', { mobile }, { key: `reset-code:${mobile}`, maxAttempts: TRIES });
}

/** The code is made here rather than carried here: jobs are stored as they are. */
export async function sendResetCode(services: Services, mobile: string): Promise<void> {
  const { db, secret, sms } = services;
  if (!(await findCredentials(db, mobile))) return;
  const code = randomCode(limits.verificationCode.length);
  const codeHash = hashCode(secret, mobile, 'reset', code);
  // Nobody waits any longer for a code whose time is over.
  if (!(await replaceCode(db, { address: mobile, event: 'reset', codeHash, now: services.now() }))) return;
  await sms.sendCode(mobile, code);
}
