import type { Services } from '../../../frame/context.ts';
import { transaction } from '../../../db/transaction.ts';
import { moveRecord } from '../record.queries.ts';
import { changeState, lockApplication } from './application.queries.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'count-reply': { applicationId: number };
  }
}

/** The days for an answer are over; one that never came counts against the reply rate, once. */
export async function countReply({ db, now }: Services, applicationId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    // Nobody owes an answer to what was taken back.
    if (!application || application.is_reply_counted || application.status === 'withdrawn') return;
    await changeState(tx, applicationId, { is_reply_counted: true }, now());
    await moveRecord(tx, application.owner_id, { replies_due: 1 });
  });
}
