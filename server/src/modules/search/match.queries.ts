import type { SearchOrder } from '@zaojie/contract/search/search-words';
import type { SearchType } from '@zaojie/contract/search/search.schemas';
import { limits } from '@zaojie/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statement, type Placeholders, type Sql, type Statement } from '../../db/statement.ts';
import type { SearchSource } from '../../frame/search-source.ts';
import { peopleApartFrom } from '../users/index.ts';
import { scoreOf } from './score.ts';

/** What is looked at, newest first; counting stops there too. */
const MOST = limits.search.countCap;
/** Titles that hold a common word, when the newest of all are full of it. */
const MOST_TITLES = 200;

/** One type's part: without `top` only the number of matches is asked. */
export type MatchPart = {
  source: SearchSource;
  isCommon: boolean;
  isCommonInTitles: boolean;
  /** The first so many… */
  top: number | null;
  /** …and those from one place to another. */
  isAsked: boolean;
  order: SearchOrder;
  /** Whether only what was made since a moment counts. */
  isSince: boolean;
};

/** What decides the text of the statement; searches of one shape share one prepared statement. */
export type MatchShape = {
  parts: readonly MatchPart[];
  hasViewer: boolean;
  isOneWord: boolean;
  /** Whether a text that holds all words matches. */
  isPlain: boolean;
  /** Whether the text must hold runs that pairs of neighbours can't tell. */
  hasRuns: boolean;
};

export type MatchValues = {
  viewerId: number;
  now: Date;
  /** Where a part asks for what was made since then. */
  since: Date | null;
  tsquery: string;
  titleTsquery: string;
  phrase: string;
  /** The only one, where there is but one. */
  word: string;
  wordPatterns: readonly string[];
  runPatterns: readonly string[];
  from: number;
  to: number;
};

/** Id 0 only counts. */
export type MatchRow = { type: SearchType; id: number; place: number; total: number };

type Values = Placeholders<MatchValues>;
type Place = { column: Sql; holdsWord: Sql; tsquery: Sql; isCommon: boolean; limit: number; isAhead: Sql };

/**
 * As a value that the planner never sees: it would plan for each word anew, which takes longer than searching. Whether a
 * word is common has been asked before.
 */
const unseen = (value: Sql, type: string): Sql => sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;
const newestFirst = sql`made_at desc, id desc`;

const holdsAll = (column: Sql, v: Values): Sql =>
  sql`${column} like all (${unseen(v.wordPatterns, 'text[]')})`;

/**
 * Common words are everywhere, so the newest documents are looked through until enough are found; of rare ones the index
 * names all. Left to itself the planner looks through too much: it doesn't know that long columns are stored apart.
 */
function matching({ source, isSince }: MatchPart, shape: MatchShape, v: Values, place: Place): Sql {
  const kind = sql.lit(source.type);
  const isApart = shape.hasViewer ? sql`and d.owner_id not in (${peopleApartFrom(v.viewerId)})` : sql``;
  const isYoung = isSince ? sql`and d.made_at >= ${v.since}::timestamptz` : sql``;
  const columns = sql`d.id, d.made_at, d.title_key, ${holdsPhrase(shape, v)} as holds_phrase`;
  const order = sql`order by ${newestFirst} limit ${sql.lit(place.limit)}`;
  const isMatch = sql`d.vector @@ ${unseen(place.tsquery, 'tsquery')}`;
  if (place.isCommon) {
    const holds = shape.isOneWord ? place.holdsWord : holdsAll(place.column, v);
    return sql`select ${columns} from search_documents d where d.kind = ${kind} ${isApart} ${isYoung} and ${place.isAhead}
      and case when ${holds} then ${shape.isPlain ? sql`true` : isMatch} else false end ${order}`;
  }
  const isLike = shape.hasRuns
    ? sql`and ${place.column} like all (${unseen(v.runPatterns, 'text[]')})`
    : sql``;
  return sql`select * from (
    select ${columns} from search_documents d
    where d.kind = ${kind} and ${isMatch} ${isLike} ${isApart} ${isYoung} and ${place.isAhead} offset 0
  ) named ${order}`;
}

/** With one word the phrase is in every match. */
function holdsPhrase(shape: MatchShape, v: Values): Sql {
  return shape.isOneWord ? sql`false` : sql`strpos(d.body_key, ${v.phrase}) > 0`;
}

function anywhere(part: MatchPart, shape: MatchShape, v: Values): Sql {
  return matching(part, shape, v, {
    column: sql`(d.title_key || e'\\n' || d.body_key)`,
    holdsWord: sql`strpos(d.body_key, ${v.word}) > 0 or strpos(d.title_key, ${v.word}) > 0`,
    tsquery: v.tsquery,
    isCommon: part.isCommon,
    limit: MOST,
    isAhead: sql`true`,
  });
}

/** Titles that are too old to be among `newest`: asked for only when there may be any, and no more than are wanted. */
function olderTitles(part: MatchPart, shape: MatchShape, v: Values): Sql {
  const last = (column: Sql) => sql`(select ${column} from newest order by made_at, id limit 1)`;
  const titles = matching(part, shape, v, {
    column: sql`d.title_key`,
    holdsWord: sql`strpos(d.title_key, ${v.word}) > 0`,
    tsquery: v.titleTsquery,
    isCommon: part.isCommonInTitles,
    limit: MOST_TITLES,
    isAhead: sql`(d.made_at, d.id) < (${last(sql`made_at`)}, ${last(sql`id`)})`,
  });
  const found = shape.isPlain
    ? sql`(select count(*) from newest where ${holdsAll(sql`title_key`, v)})`
    : sql`0`;
  return sql`select * from (${titles}) older where (select count(*) from newest) >= ${sql.lit(MOST)}
    limit greatest(${sql.lit(MOST_TITLES)} - ${found}, 0)`;
}

function counted(part: MatchPart, shape: MatchShape, v: Values): Sql {
  return sql`select ${sql.lit(part.source.type)}::text as type, 0::bigint as id, 1 as place, count(*)::int as total
    from (${anywhere(part, shape, v)}) matches having count(*) > 0`;
}

function ranked(part: MatchPart, shape: MatchShape, v: Values, top: number): Sql {
  const isWanted = part.isAsked
    ? sql`place <= ${sql.lit(top)} or place between ${v.from}::int and ${v.to}::int`
    : sql`true`;
  const last = part.isAsked
    ? sql`least(greatest(${sql.lit(top)}, ${v.to}::int), ${sql.lit(MOST)})`
    : sql.lit(top);
  // By age the newest are the first: titles that are older come too late.
  const older = part.order === 'new' ? sql`` : sql`union all (${olderTitles(part, shape, v)})`;
  return sql`(
    with newest as materialized (${anywhere(part, shape, v)}),
    found as materialized (select * from newest ${older}),
    first as (
      select d.id, d.made_at, ${standingOf(part, v)} as score
      from found d order by score desc, d.made_at desc, d.id desc limit ${last}
    ),
    placed as (
      select id, (row_number() over (order by score desc, made_at desc, id desc))::int as place from first
    )
    select ${sql.lit(part.source.type)}::text as type, id, place,
      (select least(count(*), ${sql.lit(MOST)})::int from found) as total
    from placed where ${isWanted}
  )`;
}

/** What comes first; what stands alike is ordered by age. */
function standingOf({ order, source }: MatchPart, v: Values): Sql {
  if (order === 'new') return sql`0`;
  return order === 'hot' && source.heat ? source.heat : scoreOf(v, source.liveliness(v.now));
}

/** Matches of all types in one statement. */
export function matchesQuery(shape: MatchShape, v: Values): RawBuilder<MatchRow> {
  const selects = shape.parts.map((part) =>
    part.top === null ? counted(part, shape, v) : ranked(part, shape, v, part.top),
  );
  return sql<MatchRow>`${sql.join(selects, sql` union all `)}`;
}

const made = new Map<string, Statement<MatchValues, MatchRow>>();

function keyOf({ parts, hasViewer, isOneWord, isPlain, hasRuns }: MatchShape): string {
  const types = parts.map((part) => [
    part.source.type,
    part.isCommon,
    part.isCommonInTitles,
    part.top,
    part.isAsked,
    part.order,
    part.isSince,
  ]);
  return JSON.stringify([types, hasViewer, isOneWord, isPlain, hasRuns]);
}

export function listMatches(db: Db, shape: MatchShape, values: MatchValues): Promise<MatchRow[]> {
  const key = keyOf(shape);
  const known = made.get(key) ?? statement<MatchValues, MatchRow>((v) => matchesQuery(shape, v));
  made.set(key, known);
  return known(db, values);
}
