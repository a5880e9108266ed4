import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { applyToBounty as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import type { ApplicationForm } from '@zaojie/contract/bounties/application.schemas';
import { applyAvailability } from '@zaojie/contract/bounties/bounty-availability';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import type { PrivateFileDraft, UploadFacts } from '../../uploads/index.ts';
import { areNotApart } from '../../users/index.ts';
import { lockBounty, moveApplicationCounts, type LockedBounty } from '../bounty.queries.ts';
import { claimFiles, fileOf, useFiles, withPrivateFiles } from './application-files.ts';
import {
  beginAnew,
  insertApplication,
  lockApplicationOf,
  updateText,
  type ApplicationText,
  type LockedApplication,
} from './application.queries.ts';
import { checkPrice } from './check-price.ts';
import { checkWorks } from './check-works.ts';
import { getApplicationView } from './own-application.ts';
import { moveApplication } from './move-application.ts';

const mayComeAgain = new Set(['withdrawn', 'expired']);

async function areApart(tx: Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select ${areNotApart(one, other)} as free`.execute(tx);
  return !rows[0]?.free;
}

async function checkAvailable(
  tx: Tx,
  bounty: LockedBounty,
  { userId, earlier, now }: { userId: number; earlier: LockedApplication | null; now: Date },
): Promise<void> {
  const hasApplied = earlier !== null && !mayComeAgain.has(earlier.status);
  const isOwner = bounty.user_id === userId;
  const { state } = applyAvailability({ ...bounty, is_owner: isOwner, has_applied: hasApplied }, now);
  if (state === 'owner') throw new Refusal(applicationErrors.own);
  if (state === 'closed') throw new Refusal(applicationErrors.closed);
  if (state === 'applied') throw new Refusal(applicationErrors.repeated);
  if (await areApart(tx, userId, bounty.user_id)) throw new Refusal(applicationErrors.refused);
}

type Draft = { userId: number; text: ApplicationText; uploads: UploadFacts[]; now: Date };

async function submitNew(tx: Tx, bounty: LockedBounty, { userId, text, now }: Draft): Promise<number> {
  const id = await insertApplication(tx, { bountyId: bounty.id, userId, ownerId: bounty.user_id, text, now });
  await moveApplicationCounts(tx, bounty.id, { applications: 1, viewed: 0 });
  await emitEvent(tx, 'application.submitted', { applicationId: id, bountyId: bounty.id });
  return id;
}

/** The same row as before: there is one application of each person. */
async function submitAgain(
  tx: Tx,
  bounty: LockedBounty,
  application: LockedApplication,
  { text, now }: Draft,
): Promise<number> {
  await moveApplication(tx, { application, bounty, move: 'apply_again', role: 'applicant', now });
  // One that was withdrawn has left the counts already.
  const isCountedAsSeen = application.status === 'expired' && application.viewed_at !== null;
  if (isCountedAsSeen) await moveApplicationCounts(tx, bounty.id, { applications: 0, viewed: -1 });
  await beginAnew(tx, application.id, now);
  await updateText(tx, application.id, text, now);
  return application.id;
}

const DAY_MS = 86_400_000;

/** Writes it with its counts, its files and the timer of the reply rate. */
export async function submitApplication(
  tx: Tx,
  form: ApplicationForm,
  { userId, files, now }: { userId: number; files: readonly PrivateFileDraft[]; now: Date },
): Promise<number> {
  const bounty = await lockBounty(tx, form.bounty_id);
  if (!bounty || (bounty.status === 'pending' && bounty.user_id !== userId)) {
    throw new Refusal(bountyErrors.notFound);
  }
  const earlier = await lockApplicationOf(tx, bounty.id, userId);
  await checkAvailable(tx, bounty, { userId, earlier, now });
  checkPrice(bounty, form.price);
  await checkWorks(tx, userId, form.work_ids);
  const uploads = await claimFiles(tx, files, now);
  const { price, days, proposal, work_ids } = form;
  const text = { price_fen: price, days, proposal, work_ids, files: uploads.map(fileOf) };
  const draft = { userId, text, uploads, now };
  const id = earlier ? await submitAgain(tx, bounty, earlier, draft) : await submitNew(tx, bounty, draft);
  await useFiles(tx, { id, user_id: userId, owner_id: bounty.user_id }, uploads);
  const runAt = new Date(now.getTime() + bountyLimits.replyDays * DAY_MS);
  await scheduleJob(tx, 'count-reply', { applicationId: id }, { runAt, key: `count-reply:${id}` });
  return id;
}

export const applyToBounty: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const view = await withPrivateFiles(context, body.files, (files) =>
    context.transaction(async (tx) => {
      const id = await submitApplication(tx, body, { userId, files, now: context.now() });
      await tellHeld(tx, context.held, { kind: 'application', targetId: id });
      return getApplicationView(tx, context, id);
    }),
  );
  return new Answer('应征提交成功', view);
};
