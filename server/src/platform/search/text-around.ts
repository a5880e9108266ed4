import { sql, type RawBuilder } from 'kysely';

const WINDOW = 600;
const WINDOW_BEFORE = 200;

/** Enough of the long text of `d`, a search document, to cut the snippet from: where the first of the words is. */
export function textAround(words: readonly string[]): RawBuilder<string> {
  const places = words.map((word) => sql`nullif(strpos(d.body_key, ${word}), 0)`);
  const first = sql`coalesce(least(${sql.join(places)}), 1)`;
  return sql<string>`substr(d.body, greatest(${first} - ${WINDOW_BEFORE}::int, 1), ${WINDOW}::int)`;
}
