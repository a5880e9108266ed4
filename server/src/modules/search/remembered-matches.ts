import type { Context } from '../../frame/context.ts';
import { createDbCache } from '../../platform/cache/db-cache.ts';
import { findChange } from './change.queries.ts';
import type { MatchRow } from './match.queries.ts';

/** Liveliness moves on without a change of the documents; it only orders what matches equally well. */
const REMEMBERED_MS = 15_000;
const REMEMBERED_AT_MOST = 2_000;

type Remembered = { horizon: string; matches: readonly MatchRow[] };

const cacheOf = createDbCache<Remembered>({ ttlMs: REMEMBERED_MS, max: REMEMBERED_AT_MOST });

/**
 * What was found, for as long as nobody has added, edited or deleted a document: a change holds from its commit, as the
 * database is asked each time. Whoever blocks somebody, or is blocked, has results of their own, which aren't kept.
 */
export async function rememberMatches(
  { db, now, viewer }: Context,
  key: string,
  find: () => Promise<MatchRow[]>,
): Promise<readonly MatchRow[]> {
  const cache = cacheOf(db, now);
  const known = cache.get(key);
  const { horizon, has_changed, is_apart } = await findChange(db, known?.horizon ?? '0', viewer?.userId ?? 0);
  if (is_apart) return find();
  if (known && !has_changed) return known.matches;
  const matches = await find();
  // The horizon is from before the finding: what came between is taken for a change.
  cache.set(key, { horizon, matches });
  return matches;
}
