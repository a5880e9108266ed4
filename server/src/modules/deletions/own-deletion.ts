import type * as endpoints from '@zaojie/contract/deletions/deletion.endpoints';
import { deletionErrors } from '@zaojie/contract/deletions/deletion.errors';
import type { DeletionStatus } from '@zaojie/contract/deletions/deletion.schemas';
import type { Db } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { Services } from '../../frame/context.ts';
import type { Hold } from '../../frame/departure.ts';
import { Refusal } from '../../frame/refusal.ts';
import { cancelJob } from '../../platform/jobs/schedule-job.ts';
import { demandOwner, endSessions } from '../accounts/index.ts';
import { lockPerson } from '../users/index.ts';
import { dueAfter, jobKey, scheduleErasing } from './deletion.jobs.ts';
import {
  deleteDeletion,
  findDeletion,
  insertDeletion,
  lockDeletion,
  type DeletionRow,
} from './deletion.queries.ts';

export async function findHolds({ holds }: Pick<Services, 'holds'>, db: Db, userId: number): Promise<Hold[]> {
  const found: Hold[] = [];
  for (const find of holds) {
    const hold = await find(db, userId);
    if (hold) found.push(hold);
  }
  return found;
}

const view = (row: DeletionRow | undefined): DeletionStatus => ({
  is_asked: row !== undefined,
  asked_at: row?.asked_at.toISOString() ?? null,
  due_at: row?.due_at.toISOString() ?? null,
  held_by: row?.held_by ?? '',
});

export const getDeletion: Action<typeof endpoints.getDeletion> = async ({ db, viewer }) =>
  view(await findDeletion(db, viewer.userId));

export const listHolds: Action<typeof endpoints.listHolds> = async (context) => ({
  holds: await findHolds(context, context.db, context.viewer.userId),
});

export const askDeletion: Action<typeof endpoints.askDeletion> = async (context, { body }) => {
  const { userId } = context.viewer;
  const demandStill = await demandOwner(context, body);
  const status = await context.transaction(async (tx) => {
    await demandStill(tx);
    await lockPerson(tx, userId);
    const holds = await findHolds(context, tx, userId);
    if (holds.length > 0) {
      const reasons = holds.map(({ text }) => text).join('；');
      throw new Refusal(deletionErrors.held, { values: { reasons } });
    }
    const now = context.now();
    const dueAt = dueAfter(now);
    if (!(await insertDeletion(tx, { userId, now, dueAt }))) throw new Refusal(deletionErrors.asked);
    await scheduleErasing(tx, userId, dueAt);
    await endSessions(tx, context.hub, userId);
    return view(await findDeletion(tx, userId));
  });
  context.log.info({ event: 'deletion.asked', userId }, 'deletion asked for');
  return new Answer('已申请注销，15 天内登录可以反悔', status);
};

export const keepAccount: Action<typeof endpoints.keepAccount> = async (context) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    const asked = await lockDeletion(tx, userId);
    if (!asked) throw new Refusal(deletionErrors.notAsked);
    if (asked.state !== 'waiting') throw new Refusal(deletionErrors.begun);
    await deleteDeletion(tx, userId);
    await cancelJob(tx, jobKey(userId));
  });
  context.log.info({ event: 'deletion.taken_back', userId }, 'deletion taken back');
  return new Answer('账号保留下来了，一切照旧', view(undefined));
};
