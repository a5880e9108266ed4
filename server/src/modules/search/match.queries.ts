import type { SearchType } from '@zaojie/contract/search/search.schemas';
import { limits } from '@zaojie/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { SearchQuery } from '../../platform/search/search-query.ts';
import type { Frequency } from './frequency.queries.ts';
import { scoreOf } from './score.ts';
import type { Source } from './sources.ts';

/** What is looked at, newest first; counting stops there too. */
const MOST = limits.search.countCap;
/** Titles that hold a common word, when the newest of all are full of it. */
const MOST_TITLES = 200;
/** What passing over a document costs, where fetching one that the index named costs 1. */
const WALKING_COST = 3;

export type MatchRequest = { query: SearchQuery; viewerId: number | null; now: Date };
/** The first so many, and those from one place to another. */
export type Places = { top: number; from: number; to: number };
/** One type's part: without places only the number of matches is asked. */
export type MatchPart = { type: SearchType; source: Source; frequency: Frequency; places: Places | null };
/** Id 0 only counts. */
export type MatchRow = { type: SearchType; id: number; place: number; total: number };

type Words = { tsquery: string; isCommon: boolean; column: RawBuilder<string>; limit: number };

/**
 * Common words are everywhere, so the newest documents are looked through until enough are found; of rare ones the index
 * names all. Left to itself the planner looks through too much: it doesn't know that long columns are stored apart.
 */
function isCommon(holding: number, all: number, wanted: number): boolean {
  return holding ** 2 > WALKING_COST * wanted * all;
}

function matching(type: SearchType, request: MatchRequest, words: Words): RawBuilder<unknown> {
  const { query, viewerId } = request;
  const isApart =
    viewerId === null
      ? sql``
      : sql`and d.owner_id not in (
          select blocked_id from user_blocks where blocker_id = ${viewerId}
          union all select blocker_id from user_blocks where blocked_id = ${viewerId})`;
  const columns = sql`d.id, d.made_at, d.title_key, ${holdsPhrase(query)} as holds_phrase`;
  const order = sql`order by made_at desc, id desc limit ${words.limit}`;
  if (words.isCommon) {
    const patterns = query.words.map((word) => `%${word}%`);
    const isMatch = query.isPlain ? sql`true` : sql`d.vector @@ ${words.tsquery}::tsquery`;
    return sql`select ${columns} from search_documents d where d.kind = ${type} ${isApart}
      and case when ${words.column} like all (${patterns}::text[]) then ${isMatch} else false end ${order}`;
  }
  const isLike =
    query.patterns.length === 0 ? sql`` : sql`and ${words.column} like all (${query.patterns}::text[])`;
  return sql`select * from (
    select ${columns} from search_documents d
    where d.kind = ${type} and d.vector @@ ${words.tsquery}::tsquery ${isLike} ${isApart} offset 0
  ) named ${order}`;
}

/** With one word the phrase is in every match. */
function holdsPhrase(query: SearchQuery): RawBuilder<boolean> {
  if (query.words.length === 1) return sql`false`;
  return sql`strpos(d.body_key, ${query.phrase}) > 0`;
}

function anywhere({ type, frequency }: MatchPart, request: MatchRequest): RawBuilder<unknown> {
  return matching(type, request, {
    tsquery: request.query.tsquery(),
    isCommon: isCommon(frequency.anywhere, frequency.all, MOST),
    column: sql`(d.title_key || e'\n' || d.body_key)`,
    limit: MOST,
  });
}

function inTitles({ type, frequency }: MatchPart, request: MatchRequest): RawBuilder<unknown> {
  return matching(type, request, {
    tsquery: request.query.tsquery('^'),
    isCommon: isCommon(frequency.inTitle, frequency.all, MOST_TITLES),
    column: sql`d.title_key`,
    limit: MOST_TITLES,
  });
}

function counted(part: MatchPart, request: MatchRequest): RawBuilder<MatchRow> {
  return sql`select ${part.type}::text as type, 0::bigint as id, 1 as place, count(*)::int as total
    from (${anywhere(part, request)}) matches having count(*) > 0`;
}

/** Titles that are too old to be among the newest are asked for only when there may be any. */
function ranked(part: MatchPart, request: MatchRequest, places: Places): RawBuilder<MatchRow> {
  return sql`(
    with newest as materialized (${anywhere(part, request)}),
    titles as materialized (
      select * from (${inTitles(part, request)}) older where (select count(*) from newest) >= ${MOST}::int
    ),
    placed as (
      select id, (row_number() over (order by score desc, made_at desc, id desc))::int as place,
        least(count(*) over (), ${MOST}::int)::int as total
      from (
        select d.id, d.made_at, ${scoreOf(request.query, part.source.liveliness(request.now))} as score
        from (select * from newest union select * from titles) d
      ) scored
    )
    select ${part.type}::text as type, id, place, total from placed
    where place <= ${places.top}::int
      or (place between ${places.from}::int and ${places.to}::int and place <= ${MOST}::int)
  )`;
}

/** Matches of all types in one statement. */
export async function listMatches(
  db: Db,
  request: MatchRequest,
  parts: readonly MatchPart[],
): Promise<MatchRow[]> {
  return (await matchesQuery(request, parts).execute(db)).rows;
}

export function matchesQuery(request: MatchRequest, parts: readonly MatchPart[]): RawBuilder<MatchRow> {
  const selects = parts.map((part) =>
    part.places ? ranked(part, request, part.places) : counted(part, request),
  );
  return sql<MatchRow>`${sql.join(selects, sql` union all `)}`;
}
