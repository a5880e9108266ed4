import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { latestList, type BoardName } from './page.queries.ts';

const top = statement<BoardName & { most: number }, { id: number }>(
  (p) => sql`select e.subject_id as id from ${latestList(p)} list
    join ranking_entries e on e.snapshot_id = list.id and e.place <= ${p.most}::int order by e.place`,
);

/** Who is ahead this week, the first first; nobody as long as there is no list. */
export async function listTopCreators(db: Db, most: number): Promise<number[]> {
  const rows = await top(db, { board: 'creators', category: 'all', period: 'week', most });
  return rows.map(({ id }) => id);
}
