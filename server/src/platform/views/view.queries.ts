import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { FirstViews } from './viewed.ts';

export type View = { kind: string; id: number; viewer: Buffer; day: string };

/** Remembers who looked at what, and gives for each kind how often something was seen for the first time that day. */
export async function insertViews(tx: Tx, views: readonly View[]): Promise<Map<string, FirstViews>> {
  const sent = views.map((view) => ({ ...view, viewer: view.viewer.toString('hex') }));
  const { rows } = await sql<{ kind: string; id: number; views: number }>`
    with seen as (
      insert into page_views (kind, subject_id, viewer, day)
      select v.kind, v.id, decode(v.viewer, 'hex'), v.day
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as v (kind text, id bigint, viewer text, day date)
      order by v.kind, v.id
      on conflict do nothing returning kind, subject_id
    )
    select kind, subject_id as id, count(*)::int as views from seen group by kind, subject_id`.execute(tx);
  const byKind = new Map<string, Map<number, number>>();
  for (const row of rows) {
    const counts = byKind.get(row.kind) ?? new Map<number, number>();
    byKind.set(row.kind, counts.set(row.id, row.views));
  }
  return byKind;
}

/** Marks of days that are over everywhere. */
export async function deleteOldViews(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await sql`delete from page_views where day < ${today}::date - 1`.execute(db);
}
