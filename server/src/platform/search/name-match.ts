import { sql, type RawBuilder } from 'kysely';

/** A table with `name_key`, `name_grams` and `post_count`. */
export type NamedTable = { table: 'tags' | 'circles'; isListed: RawBuilder<boolean> };

/** One spelling of a name, however it is typed. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

const escaped = (key: string) => key.replaceAll(/[\\%_]/g, '\\$&');

/** What the index is asked for: pairs of neighbours, or the one character there is. */
export function gramsOf(key: string): string[] {
  const characters = [...key];
  if (characters.length < 2) return characters;
  return [...new Set(characters.slice(1).map((character, place) => `${characters[place]}${character}`))];
}

/** Pairs of neighbours may stand apart from each other, so of longer words the name itself is asked, too. */
export function hasInName(key: string): RawBuilder<boolean> {
  const grams = gramsOf(key);
  const hasGrams = sql<boolean>`name_grams @> ${grams}::text[]`;
  return grams.length < 2 ? hasGrams : sql<boolean>`(${hasGrams} and name_key like ${`%${escaped(key)}%`})`;
}

/** Common characters are found among the busiest names at once; where these don't fill a page, there are few in all. */
const BUSIEST = 2_000;

/**
 * Ids in order: the very name, names that begin so, names that have it inside; in each the busiest first. What is left to
 * the index of characters is rare, and nothing is asked for once the page is full. The planner knows too little of single
 * characters to be left the choice: among a million names it walked all of them for three.
 */
export function namesLike(
  { table, isListed }: NamedTable,
  keyword: string,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<{ id: number }> {
  const key = nameKey(keyword);
  const begins = sql<boolean>`name_key like ${`${escaped(key)}%`}`;
  const isInside = sql<boolean>`${hasInName(key)} and not ${begins}`;
  const names = sql.table(table);
  const firstOnes = sql`order by post_count desc, id limit ${limit + offset}`;
  const isRoomAfter = (...parts: readonly string[]) => {
    const counts = parts.map((part) => sql`(select count(*) from ${sql.table(part)})`);
    return sql<boolean>`${sql.join(counts, sql` + `)} < ${limit + offset}`;
  };
  return sql<{ id: number }>`
    (with beginning as materialized (
      (select id, post_count, 0 as place from ${names} where name_key = ${key} and ${isListed}) union all
      (select id, post_count, 1 as place from ${names} where ${begins} and name_key <> ${key} and ${isListed} ${firstOnes})
    ), busiest as materialized (
      select id, post_count, 2 as place from (
        select id, post_count, name_key, name_grams from ${names} where ${isListed}
        order by post_count desc, id limit ${sql.lit(BUSIEST)}
      ) top where ${isRoomAfter('beginning')} and ${isInside} ${firstOnes}
    ), others as (
      select id, post_count, 2 as place from (
        select id, post_count from ${names}
        where ${isRoomAfter('beginning', 'busiest')} and ${isInside} and ${isListed} offset 0
      ) rare ${firstOnes}
    )
    select id, row_number() over (order by place, post_count desc, id) as ord from (
      select * from beginning union all (select * from busiest union select * from others)
    ) found order by ord limit ${limit} offset ${offset})`;
}
