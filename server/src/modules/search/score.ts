import { sql, type RawBuilder } from 'kysely';
import type { SearchQuery } from '../../platform/search/search-query.ts';

/**
 * How well a match `d` answers. The step comes first, two apart, so that nothing below can lift a match to the next:
 * the title as a whole, the phrase in it, its words in it; the phrase in the text, its words. Within a step: how much
 * of the title was asked for, and liveliness, each at most 1.
 */
export function scoreOf(query: SearchQuery, liveliness: RawBuilder<number>): RawBuilder<number> {
  const { phrase } = query;
  const patterns = query.words.map((word) => `%${word}%`);
  const share = sql`least(length(${phrase})::float8 / greatest(length(d.title_key), 1), 1)`;
  return sql<number>`case
      when ${phrase} = any (string_to_array(d.title_key, e'\n')) then 8 + ${share}
      when strpos(d.title_key, ${phrase}) > 0 then 6 + ${share}
      when d.title_key like all (${patterns}::text[]) then 4 + ${share}
      when d.holds_phrase then 2
      else 0
    end + ${liveliness}`;
}
