import { caseMoveNames, caseStates, reportKinds, reportReasons } from '@zaojie/contract/reports/report-words';
import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import type { ReportedThing } from '../../frame/report-target.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import type { AdminCase, ShownReport } from './admin.queries.ts';
import { caseTable } from './report.rules.ts';

const viewReport = (report: ShownReport): ReportCase['reports'][number] => ({
  ...report,
  reason_label: reportReasons[report.reason],
  created_at: new Date(report.created_at).toISOString(),
});

function viewDecision({ action, admin, note, decided_at: at }: AdminCase): ReportCase['decision'] {
  return action && at ? { action, admin, note, at: at.toISOString() } : null;
}

export type Looking = {
  adminId: number;
  thing: ReportedThing | null;
  canRemove: boolean;
  canRestore: boolean;
};

export function viewCase(row: AdminCase, { adminId, thing, canRemove, canRestore }: Looking): ReportCase {
  const may = movesFor(
    caseTable,
    {
      state: row.state,
      isInvolved: row.owner_id === adminId || row.has_reported,
      isRemovable: canRemove && thing !== null,
      isRestorable: canRestore && row.action === 'remove',
      isHeld: row.is_held,
    },
    'admin',
  );
  return {
    id: row.id,
    kind: row.kind,
    kind_label: reportKinds[row.kind],
    target_id: row.target_id,
    title: row.title,
    excerpt: row.excerpt,
    link: thing?.link ?? '',
    owner: row.owner,
    state: row.state,
    state_label: caseStates[row.state],
    is_held: row.is_held,
    reports_count: row.report_count,
    reports: row.reports.map(viewReport),
    decision: viewDecision(row),
    undone: row.undone_at && { admin: row.undoer, note: row.undo_note, at: row.undone_at.toISOString() },
    created_at: row.created_at.toISOString(),
    can: Object.fromEntries(caseMoveNames.map((move) => [move, may.includes(move)])) as ReportCase['can'],
  };
}
