import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

/**
 * How well a match `d` answers. The step comes first, two apart, so that nothing below can lift a match to the next:
 * the title as a whole, the phrase in it, its words in it; the phrase in the text, its words. Within a step: how much
 * of the title was asked for, and liveliness, each at most 1.
 */
export function scoreOf(
  { phrase, wordPatterns }: { phrase: Sql; wordPatterns: Sql },
  liveliness: RawBuilder<number>,
): RawBuilder<number> {
  const share = sql`least(length(${phrase})::float8 / greatest(length(d.title_key), 1), 1)`;
  // Most titles hold nothing of it, so what tells that apart is asked first.
  return sql<number>`case
      when strpos(d.title_key, ${phrase}) > 0 then
        case when ${phrase} = any (string_to_array(d.title_key, e'\\n')) then 8 else 6 end + ${share}
      when d.title_key like all (${wordPatterns}::text[]) then 4 + ${share}
      when d.holds_phrase then 2
      else 0
    end + ${liveliness}`;
}
