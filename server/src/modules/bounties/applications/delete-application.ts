import {
  applicationStatusLabels,
  type ApplicationStatus,
} from '@zaojie/contract/bounties/application-status';
import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { deleteApplication as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { filesOf } from './application-files.ts';
import { changeState, lockApplication, updateText } from './application.queries.ts';
import { moveApplication } from './move-application.ts';
import { lockAs } from './own-application.ts';

const waiting: ReadonlySet<ApplicationStatus> = new Set(['pending', 'viewed', 'shortlisted']);

/** Of a bounty that is gone too: then there is nothing to take back. */
async function lockToDelete(tx: Tx, viewer: Viewer, id: number) {
  const application = await lockApplication(tx, id);
  const isTheirs = application?.user_id === viewer.userId && application.hidden_at === null;
  if (!isTheirs) throw new Refusal(applicationErrors.notFound);
  return application;
}

export const deleteApplication: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  await context.transaction(async (tx) => {
    const bounty = await lockAs(tx, context.viewer, body.id, 'applicant').catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const application = bounty?.application ?? (await lockToDelete(tx, context.viewer, body.id));
    if (application.status === 'accepted') {
      throw new Refusal(applicationErrors.wrongState, {
        values: { status: applicationStatusLabels.accepted },
      });
    }
    const isTakenBack = bounty !== null && waiting.has(application.status);
    if (isTakenBack) await moveApplication(tx, { ...bounty, move: 'withdraw', role: 'applicant', now });
    if (isTakenBack || application.status === 'withdrawn') {
      // Nobody reads it any more.
      await updateText(tx, application.id, { ...textOf(application), files: [], work_ids: [] }, now);
      await releaseUploads(tx, filesOf(application.id));
    }
    await changeState(tx, application.id, { hidden_at: now }, now);
  });
  return new Answer('应征已删除', {});
};

function textOf({ price_fen, days, proposal }: { price_fen: number; days: number | null; proposal: string }) {
  return { price_fen, days, proposal };
}
