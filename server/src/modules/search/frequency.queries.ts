import type { SearchType } from '@zaojie/contract/search/search.schemas';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { createDbCache } from '../../platform/cache/db-cache.ts';
import type { SearchQuery } from '../../platform/search/search-query.ts';

/** How many documents there are of a type, and how many hold the words, anywhere and in the title: all guessed. */
export type Frequency = { all: number; anywhere: number; inTitle: number };

type Plan = { 'Plan Rows': number; Plans?: Plan[] };
type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

/** Guesses change when the tables are analysed, now and then; asking for one takes longer than finding a rare word. */
const cacheOf = createDbCache<ReadonlyMap<SearchType, Frequency>>({ ttlMs: 60_000, max: 2_000 });

/** The planner knows the common words from its statistics, and tells without reading a row. */
export async function guessFrequencies(
  db: Db,
  query: SearchQuery,
  types: readonly SearchType[],
): Promise<ReadonlyMap<SearchType, Frequency>> {
  const cache = cacheOf(db);
  const key = `${types.join()} ${query.tsquery()}`;
  const guesses = cache.get(key) ?? (await askPlanner(db, query, types));
  cache.set(key, guesses);
  return guesses;
}

async function askPlanner(
  db: Db,
  query: SearchQuery,
  types: readonly SearchType[],
): Promise<ReadonlyMap<SearchType, Frequency>> {
  const parts = types.flatMap((type) => {
    const documents = sql`select 1 from search_documents where kind = ${type}`;
    const holding = (mark: '' | '^') => sql`${documents} and vector @@ ${query.tsquery(mark)}::tsquery`;
    return [documents, holding(''), holding('^')];
  });
  const { rows } = await sql<Explained>`explain (format json) ${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  const guesses = (rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? []).map((plan) => plan['Plan Rows']);
  return new Map(
    types.map((type, i) => {
      const [all = 0, anywhere = 0, inTitle = 0] = guesses.slice(i * 3, i * 3 + 3);
      return [type, { all, anywhere, inTitle }];
    }),
  );
}
