import { limits } from '@zaojie/contract/limits';
import type { SearchOrder, SearchTime } from '@zaojie/contract/search/search-words';
import type { SearchType } from '@zaojie/contract/search/search.schemas';
import type { Context } from '../../frame/context.ts';
import { readKeyword, type SearchQuery } from '../../platform/search/search-query.ts';
import { splitLongWords } from '../../platform/search/split-long-words.ts';
import { isCommon, isCommonInTitles } from './common-words.ts';
import { guessFrequencies } from './frequency.queries.ts';
import {
  listMatches,
  type MatchPart,
  type MatchRow,
  type MatchShape,
  type MatchValues,
} from './match.queries.ts';
import { rememberMatches } from './remembered-matches.ts';
import { startOf } from './search-time.ts';

export const SHORT_LIST = Math.max(limits.search.dropdownPosts, limits.search.dropdownUsers);
const shortLists: ReadonlySet<SearchType> = new Set(['post', 'user', 'game', 'asset']);

export type Asked = { type: SearchType; order: SearchOrder; within: SearchTime; from: number; to: number };
type Found = { read: SearchQuery | null; matches: readonly MatchRow[] };

/** Long Chinese without spaces that is nowhere as it stands is looked for by its words. */
export async function findMatches(context: Context, keyword: string, asked: Asked): Promise<Found> {
  const read = readKeyword(keyword);
  const matches = read ? await match(context, read, asked) : [];
  const parts = matches.length > 0 ? null : splitLongWords(keyword);
  const loose = parts && readKeyword(keyword, parts);
  return loose ? { read: loose, matches: await match(context, loose, asked) } : { read, matches };
}

function match(context: Context, query: SearchQuery, asked: Asked): Promise<readonly MatchRow[]> {
  const { type, order, within, from, to } = asked;
  const key = JSON.stringify([type, order, within, from, to, query.phrase, query.words]);
  return rememberMatches(context, key, () => lookUp(context, query, asked));
}

async function lookUp(context: Context, query: SearchQuery, asked: Asked): Promise<MatchRow[]> {
  const { searchSources, viewer } = context;
  const now = context.now();
  const since = startOf(asked.within, now);
  const frequencies = await guessFrequencies(
    context.db,
    query,
    searchSources.map(({ type }) => type),
  );
  const parts = searchSources.map((source): MatchPart => {
    const { type, heat } = source;
    const frequency = frequencies.get(type) ?? { all: 0, anywhere: 0, inTitle: 0 };
    return {
      source,
      isCommon: isCommon(frequency),
      isCommonInTitles: isCommonInTitles(frequency),
      ...neededPlaces(type, asked),
      order: heat && type === asked.type ? asked.order : 'best',
      isSince: heat !== undefined && since !== null,
    };
  });
  return listMatches(
    context.db,
    shapeOf(query, parts, viewer !== null),
    valuesOf(query, { viewerId: viewer?.userId ?? 0, now, since, from: asked.from, to: asked.to }),
  );
}

export function valuesOf(
  query: SearchQuery,
  request: Pick<MatchValues, 'viewerId' | 'now' | 'since' | 'from' | 'to'>,
): MatchValues {
  return {
    ...request,
    tsquery: query.tsquery(),
    titleTsquery: query.tsquery('^'),
    phrase: query.phrase,
    word: query.words[0] ?? '',
    wordPatterns: query.words.map((word) => `%${word}%`),
    runPatterns: query.patterns,
  };
}

export function shapeOf(query: SearchQuery, parts: readonly MatchPart[], hasViewer: boolean): MatchShape {
  const { words, isPlain, patterns } = query;
  return { parts, hasViewer, isOneWord: words.length === 1, isPlain, hasRuns: patterns.length > 0 };
}

function neededPlaces(type: SearchType, asked: Asked): Pick<MatchPart, 'top' | 'isAsked'> {
  const isAsked = type === asked.type;
  if (shortLists.has(type)) return { top: SHORT_LIST, isAsked };
  return { top: isAsked ? 1 : null, isAsked };
}
