import type { addReport as endpoint } from '@zaojie/contract/reports/report.endpoints';
import { reportErrors } from '@zaojie/contract/reports/report.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { insertReport, type NewReport } from './report.queries.ts';
import { findThing, targetOf } from './targets.ts';

/** Once a person and thing: a second time counts nothing. */
export async function fileReport(tx: Tx, report: NewReport): Promise<number> {
  const { id } = await insertReport(tx, report);
  if (id === null) throw new Refusal(reportErrors.repeated);
  return id;
}

export const addReport: Action<typeof endpoint> = async (context, { body }) => {
  const { db, viewer, reportTargets } = context;
  const { kind, target_id: targetId, reason, description } = body;
  const thing = await findThing(db, reportTargets, { kind, id: targetId });
  const isOpen = targetOf(reportTargets, kind)?.isOpenTo?.bind(null, db);
  if (!thing || (isOpen && !(await isOpen(thing, viewer.userId)))) {
    throw new Refusal(reportErrors.targetNotFound);
  }
  if (thing.ownerId === viewer.userId) throw new Refusal(reportErrors.ofOneself);
  const report = { kind, thing, reporterId: viewer.userId, reason, description, now: context.now() };
  const id = await context.transaction((tx) => fileReport(tx, report));
  return new Answer('谢谢你的举报，有结果会告诉你', { id });
};
