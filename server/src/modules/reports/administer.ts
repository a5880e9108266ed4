import { reportLimits, caseStates, type CaseMove } from '@zaojie/contract/reports/report-words';
import type * as endpoints from '@zaojie/contract/reports/report.endpoints';
import { reportErrors } from '@zaojie/contract/reports/report.errors';
import type { Db, Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { decide, type Refused } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import type { ReportTarget } from '../../frame/report-target.ts';
import { record } from '../audit/index.ts';
import { countOpen, findForAdmin, listForAdmin, type AdminCase } from './admin.queries.ts';
import { hasReported, lockCase, updateCase, type CaseRow } from './report.queries.ts';
import { caseTable, type CaseMachine } from './report.rules.ts';
import { viewCase } from './report.view.ts';
import { findThing, findThings, targetOf, type Targets } from './targets.ts';

async function viewAll(db: Db, targets: Targets, rows: readonly AdminCase[], adminId: number) {
  const thingOf = await findThings(db, targets, rows);
  return rows.map((row) =>
    viewCase(row, {
      adminId,
      thing: thingOf(row.kind, row.target_id),
      canRemove: targetOf(targets, row.kind)?.remove !== undefined,
      canRestore: targetOf(targets, row.kind)?.restore !== undefined,
    }),
  );
}

export const listReportCases: Action<typeof endpoints.listReportCases> = async (context, { query }) => {
  const { db, viewer, reportTargets } = context;
  const size = reportLimits.pageSize;
  const { state, kind } = query;
  const place = { state, kind, after: placeBefore(query.cursor), limit: size + 1, adminId: viewer.userId };
  const rows = await listForAdmin(db, place);
  const { shown, nextCursor } = pageBefore(rows, size, ({ id }) => id);
  return {
    data: await viewAll(db, reportTargets, shown, viewer.userId),
    next_cursor: nextCursor,
    open_count: await countOpen(db),
  };
};

export type Verdict = { action: CaseMove; adminId: number; note: string; now: Date };

const refusals = {
  involved: reportErrors.ownCase,
  not_removable: reportErrors.cannotRemove,
  not_restorable: reportErrors.cannotUndo,
} as const;

function refuse(refused: Refused<CaseMachine>): never {
  if (refused.why === 'guard') {
    throw new Refusal(refusals[refused.reason]);
  }
  const state = caseStates[refused.state];
  throw new Refusal(reportErrors.wrongState, { values: { state }, data: { state: refused.state } });
}

async function subjectOf(tx: Tx, targets: Targets, row: CaseRow, adminId: number) {
  const { kind, target_id: targetId, owner_id: ownerId, state } = row;
  const reported = await hasReported(tx, { kind, targetId, reporterId: adminId });
  const thing = await findThing(tx, targets, { kind, id: targetId });
  return {
    state,
    isInvolved: ownerId === adminId || reported,
    isRemovable: thing !== null && targetOf(targets, kind)?.remove !== undefined,
    isRestorable: row.action === 'remove' && targetOf(targets, kind)?.restore !== undefined,
    isHeld: row.is_held,
  };
}

async function carryOut(
  tx: Tx,
  target: ReportTarget | null,
  { target_id: id, is_held: isHeld }: CaseRow,
  { effect, now }: { effect: CaseMachine['effect']; now: Date },
): Promise<void> {
  // What the filter holds is out of sight already, and stays so.
  if (effect === 'take_away' && !isHeld && !(await target?.remove?.(tx, id, now))) {
    throw new Refusal(reportErrors.cannotRemove);
  }
  if (effect === 'give_back' && !(await target?.restore?.(tx, id, now))) {
    throw new Refusal(reportErrors.cannotUndo);
  }
  // Its owner may have taken it away meanwhile; then there is nothing to show.
  if (effect === 'let_out' && isHeld) await target?.restore?.(tx, id, now);
}

/** Of two administrators at once one decides; the other reads how it stands. */
export async function decideOn(tx: Tx, targets: Targets, caseId: number, verdict: Verdict): Promise<void> {
  const { action, adminId, note, now } = verdict;
  const row = await lockCase(tx, caseId);
  if (!row) throw new Refusal(reportErrors.notFound);
  const subject = await subjectOf(tx, targets, row, adminId);
  const decision = decide(caseTable, subject, action, 'admin');
  if (!decision.isAllowed) refuse(decision);
  for (const effect of decision.effects)
    await carryOut(tx, targetOf(targets, row.kind), row, { effect, now });
  const state = decision.to;
  await updateCase(
    tx,
    caseId,
    action === 'undo'
      ? { state, undo_note: note, undone_by: adminId, undone_at: now }
      : { state, action, note, decided_by: adminId, decided_at: now },
  );
  const deed = `report.${action}` as const;
  await record(tx, { actorId: adminId, deed, subject: 'report', subjectId: caseId, reason: note }, now);
  await emitEvent(tx, action === 'undo' ? 'report.undone' : 'report.decided', { caseId });
}

const said: Record<CaseMove, string> = {
  dismiss: '已记为不成立，举报人会收到结果',
  warn: '已提醒对方，举报人会收到结果',
  remove: '已移除，双方都会收到通知',
  undo: '已恢复，双方都会收到通知',
};

export const decideReportCase: Action<typeof endpoints.decideReportCase> = async (context, { body }) => {
  const { viewer, reportTargets, now } = context;
  const { id, action, note } = body;
  const adminId = viewer.userId;
  return context.transaction(async (tx) => {
    await decideOn(tx, reportTargets, id, { action, adminId, note, now: now() });
    const row = await findForAdmin(tx, id, adminId);
    const [view] = row ? await viewAll(tx, reportTargets, [row], adminId) : [];
    if (!view) throw new Refusal(reportErrors.notFound);
    return new Answer(said[action], view);
  });
};
