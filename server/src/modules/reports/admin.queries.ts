import {
  reportLimits,
  type CaseState,
  type ReportKind,
  type ReportReason,
} from '@zaojie/contract/reports/report-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { shownName, type PersonRow } from '../users/index.ts';
import type { CaseRow } from './report.queries.ts';

export type ShownReport = {
  id: number;
  reporter: PersonRow | null;
  reason: ReportReason;
  description: string;
  created_at: string;
};
export type AdminCase = CaseRow & {
  owner: PersonRow;
  admin: PersonRow | null;
  report_count: number;
  reports: ShownReport[];
  has_reported: boolean;
  decided_at: Date | null;
  undoer: PersonRow | null;
  undone_at: Date | null;
  created_at: Date;
};

const person = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'nickname', ${shownName(alias)}, 'avatar', ${sql.ref(`${alias}.avatar`)})`;

const select = (rest: RawBuilder<unknown>, adminId: number) => sql<AdminCase>`
  select c.id, c.kind, c.target_id, c.owner_id, c.title, c.excerpt, c.state, c.action, c.note, c.undo_note, c.is_held, c.report_count,
    c.undone_at, case when b.id is not null then ${person('b')} end as undoer,
    c.decided_at, c.created_at, ${person('o')} as owner,
    case when a.id is not null then ${person('a')} end as admin, latest.reports,
    exists (select 1 from reports own where own.reporter_id = ${adminId} and own.kind = c.kind
      and own.target_id = c.target_id) as has_reported
  from report_cases c join users o on o.id = c.owner_id left join users a on a.id = c.decided_by
    left join users b on b.id = c.undone_by
  cross join lateral (
    select json_agg(row_to_json(said) order by said.id desc) as reports from (
      select r.id, case when u.id is not null then ${person('u')} end as reporter, r.reason, r.description, r.created_at
      from reports r left join users u on u.id = r.reporter_id where r.case_id = c.id
      order by r.id desc limit ${sql.lit(reportLimits.reportsShown)}
    ) said
  ) latest ${rest}`;

export async function findForAdmin(db: Db, id: number, adminId: number): Promise<AdminCase | null> {
  const { rows } = await select(sql`where c.id = ${id}`, adminId).execute(db);
  return rows[0] ?? null;
}

export type CaseList = {
  state: CaseState;
  kind: ReportKind | null;
  after: number | null;
  limit: number;
  adminId: number;
};

/** Whoever has waited longest comes first; of what is decided, the latest. */
export function casesQuery({ state, kind, after, limit, adminId }: CaseList) {
  const isOpen = state === 'open';
  const ofKind = kind === null ? sql`` : sql`and c.kind = ${kind}`;
  const place = isOpen ? sql`and c.id > ${after}` : sql`and c.id < ${after}`;
  const rest = sql`where c.state = ${state} ${ofKind} ${after === null ? sql`` : place}
    order by c.id ${isOpen ? sql`` : sql`desc`} limit ${limit}`;
  return select(rest, adminId);
}

export async function listForAdmin(db: Db, list: CaseList): Promise<AdminCase[]> {
  return (await casesQuery(list).execute(db)).rows;
}

export async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from report_cases where state = 'open' limit ${sql.lit(reportLimits.openCap)}
    ) open`.execute(db);
  return rows[0]?.count ?? 0;
}
