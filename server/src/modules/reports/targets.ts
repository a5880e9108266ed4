import type { ReportKind } from '@zaojie/contract/reports/report-words';
import type { Db } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';

export type Targets = readonly ReportTarget[];

export function targetOf(targets: Targets, kind: ReportKind): ReportTarget | null {
  return targets.find((target) => target.kind === kind) ?? null;
}

export async function findThing(
  db: Db,
  targets: Targets,
  { kind, id }: { kind: ReportKind; id: number },
): Promise<ReportedThing | null> {
  const [thing] = (await targetOf(targets, kind)?.list(db, [id])) ?? [];
  return thing ?? null;
}

const nameOf = (kind: ReportKind, id: number) => `${kind} ${id}`;

/** What of these still stands, asked once a kind. */
export async function findThings(
  db: Db,
  targets: Targets,
  wanted: readonly { kind: ReportKind; target_id: number }[],
): Promise<(kind: ReportKind, id: number) => ReportedThing | null> {
  const found = new Map<string, ReportedThing>();
  for (const target of targets) {
    const ids = wanted.filter(({ kind }) => kind === target.kind).map(({ target_id: id }) => id);
    if (ids.length === 0) continue;
    for (const thing of await target.list(db, ids)) found.set(nameOf(target.kind, thing.id), thing);
  }
  return (kind, id) => found.get(nameOf(kind, id)) ?? null;
}
