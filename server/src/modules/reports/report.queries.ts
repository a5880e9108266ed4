import type { CaseState, CaseVerdict, ReportKind, ReportReason } from '@zaojie/contract/reports/report-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing } from '../../frame/report-target.ts';
import { cutTo, kept } from './report.rules.ts';

export type NewReport = {
  kind: ReportKind;
  thing: ReportedThing;
  /** Null: the word filter. */
  reporterId: number | null;
  reason: ReportReason;
  description: string;
  now: Date;
  /** Out of sight until somebody has decided. */
  isHeld?: boolean;
};

/** The open case of the thing, which is made if there is none; its row stays locked. Nothing is counted yet. */
async function lockOrOpenCase(tx: Tx, { kind, thing, now, isHeld = false }: NewReport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into report_cases (kind, target_id, owner_id, title, excerpt, is_held, created_at)
    values (${kind}, ${thing.id}, ${thing.ownerId}, ${cutTo(thing.title, kept.title)},
      ${cutTo(thing.excerpt, kept.excerpt)}, ${isHeld}, ${now})
    on conflict (kind, target_id) where state = 'open'
    do update set is_held = report_cases.is_held or excluded.is_held
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('A case was neither found nor made');
  return rows[0].id;
}

/** Into the open case of the thing, which counts the reports that it has. No id where the reporter is in it already. */
export async function insertReport(
  tx: Tx,
  report: NewReport,
): Promise<{ caseId: number; id: number | null }> {
  const caseId = await lockOrOpenCase(tx, report);
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into reports (case_id, reporter_id, kind, target_id, reason, description, created_at)
      values (${caseId}, ${report.reporterId}, ${report.kind}, ${report.thing.id}, ${report.reason},
        ${report.description}, ${report.now})
      on conflict do nothing returning id
    ), counted as (
      update report_cases set report_count = report_count + 1 where id = ${caseId} and exists (select from added)
    )
    select id from added`.execute(tx);
  return { caseId, id: rows[0]?.id ?? null };
}

/** What the filter has found further in the same thing stands below what it found before. */
export async function addToFilterReport(tx: Tx, caseId: number, found: string): Promise<void> {
  const row = await tx
    .selectFrom('reports')
    .select(['id', 'description'])
    .where('case_id', '=', caseId)
    .where('reporter_id', 'is', null)
    .executeTakeFirst();
  if (!row || row.description.split('\n').includes(found)) return;
  const description = cutTo(`${row.description}\n${found}`, kept.found);
  await tx.updateTable('reports').set({ description }).where('id', '=', row.id).execute();
}

export async function hasReported(
  db: Db,
  { kind, targetId, reporterId }: { kind: ReportKind; targetId: number; reporterId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return row !== undefined;
}

export type CaseRow = {
  id: number;
  kind: ReportKind;
  target_id: number;
  owner_id: number;
  title: string;
  excerpt: string;
  state: CaseState;
  action: CaseVerdict | null;
  note: string;
  undo_note: string;
  is_held: boolean;
};

const columns = sql`c.id, c.kind, c.target_id, c.owner_id, c.title, c.excerpt, c.state, c.action, c.note, c.undo_note, c.is_held`;

const select = (rest: RawBuilder<unknown>) => sql<CaseRow>`select ${columns} from report_cases c ${rest}`;

export async function lockCase(tx: Tx, id: number): Promise<CaseRow | null> {
  const { rows } = await select(sql`where c.id = ${id} for no key update`).execute(tx);
  return rows[0] ?? null;
}

export async function getCase(db: Db, id: number): Promise<CaseRow> {
  const { rows } = await select(sql`where c.id = ${id}`).execute(db);
  if (!rows[0]) throw new Error(`No case ${id}`);
  return rows[0];
}

export type CaseChange = {
  state: CaseState;
  action: CaseVerdict;
  note: string;
  decided_by: number;
  decided_at: Date;
};
export type CaseUndoing = { state: CaseState; undo_note: string; undone_by: number; undone_at: Date };

export async function updateCase(tx: Tx, id: number, change: CaseChange | CaseUndoing): Promise<void> {
  await tx.updateTable('report_cases').set(change).where('id', '=', id).execute();
}

export async function listReporters(db: Db, caseId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reports')
    .select('reporter_id')
    .where('case_id', '=', caseId)
    .where('reporter_id', 'is not', null)
    .orderBy('reporter_id')
    .execute();
  return rows.flatMap((row) => row.reporter_id ?? []);
}
