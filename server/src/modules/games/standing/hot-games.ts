import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { cachedFor } from '../../../platform/cache/db-cache.ts';
import { hasBlocked, shownName } from '../../users/index.ts';

export type HotGame = {
  id: number;
  title: string;
  cover_image: string;
  view_count: number;
  nickname: string;
};

const CACHED_MS = 15_000;
/** More than are shown: what is taken down meanwhile or hidden from somebody is replaced by what comes next. */
const KEPT = 15;

const loadIds = cachedFor(CACHED_MS, async (db: Db) => {
  const { rows } = await sql<{ id: number }>`
    select id from games where status = 'published' order by rank desc, id desc limit ${sql.lit(KEPT)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
});

const showing = statement<{ ids: readonly number[]; viewerId: number; most: number }, HotGame>(
  (v) => sql`
    select g.id, g.title, coalesce(g.cover ->> 'url', '') as cover_image, s.view_count, ${shownName()} as nickname
    from games g join game_stats s on s.game_id = g.id join users u on u.id = g.user_id
    where g.id = any(${v.ids}::bigint[]) and g.status = 'published'
      and not ${hasBlocked(v.viewerId, sql.ref('g.user_id'))}
    order by g.rank desc, g.id desc limit ${v.most}::int`,
);

/** The hottest as one viewer is shown them; 0 for a visitor. */
export async function listHotGames(
  db: Db,
  { viewerId, most }: { viewerId: number | null; most: number },
): Promise<HotGame[]> {
  const ids = await loadIds(db);
  return ids.length === 0 ? [] : showing(db, { ids, viewerId: viewerId ?? 0, most });
}
