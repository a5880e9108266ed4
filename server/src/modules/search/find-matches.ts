import { limits } from '@zaojie/contract/limits';
import { searchTypes, type SearchType } from '@zaojie/contract/search/search.schemas';
import type { Context } from '../../context.ts';
import { readKeyword, type SearchQuery } from '../../platform/search/search-query.ts';
import { splitLongWords } from '../../platform/search/split-long-words.ts';
import { guessFrequencies } from './frequency.queries.ts';
import { listMatches, type MatchPart, type MatchRow, type Places } from './match.queries.ts';
import { sources } from './sources.ts';

export const SHORT_LIST = Math.max(limits.search.dropdownPosts, limits.search.dropdownUsers);
const shortLists: ReadonlySet<SearchType> = new Set(['post', 'user', 'game', 'asset']);

type Asked = { type: SearchType; from: number; to: number };
type Found = { read: SearchQuery | null; matches: MatchRow[] };

const known = searchTypes.flatMap((type) => {
  const source = sources[type];
  return source ? [{ type, source }] : [];
});

/** Long Chinese without spaces that is nowhere as it stands is looked for by its words. */
export async function findMatches(context: Context, keyword: string, asked: Asked): Promise<Found> {
  const read = readKeyword(keyword);
  const matches = read ? await match(context, read, asked) : [];
  const parts = matches.length > 0 ? null : splitLongWords(keyword);
  const loose = parts && readKeyword(keyword, parts);
  return loose ? { read: loose, matches: await match(context, loose, asked) } : { read, matches };
}

async function match(context: Context, query: SearchQuery, asked: Asked): Promise<MatchRow[]> {
  const types = known.map(({ type }) => type);
  const frequencies = await guessFrequencies(context.db, query, types);
  const parts = known.map(({ type, source }): MatchPart => {
    const frequency = frequencies.get(type) ?? { all: 0, anywhere: 0, inTitle: 0 };
    return { type, source, frequency, places: neededPlaces(type, asked) };
  });
  const request = { query, viewerId: context.viewer?.userId ?? null, now: context.now() };
  return listMatches(context.db, request, parts);
}

function neededPlaces(type: SearchType, asked: Asked): Places | null {
  const top = shortLists.has(type) ? SHORT_LIST : 1;
  if (type === asked.type) return { top, from: asked.from, to: asked.to };
  return shortLists.has(type) ? { top, from: 1, to: top } : null;
}
