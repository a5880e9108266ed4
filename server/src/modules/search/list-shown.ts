import type { SearchHit, SearchType } from '@zaojie/contract/search/search.schemas';
import type { Context } from '../../frame/context.ts';
import type { SearchQuery } from '../../platform/search/search-query.ts';
import { snippetOf } from '../../platform/search/snippet.ts';
import { listHits } from './hit.queries.ts';
import type { MatchRow } from './match.queries.ts';

export type Shown = { type: SearchType; place: number; hit: SearchHit };

/** Completes matches in the order of their places. What was deleted a moment ago is left out. */
export async function listShown(
  context: Context,
  query: SearchQuery,
  matches: readonly MatchRow[],
): Promise<Shown[]> {
  const viewerId = context.viewer?.userId ?? null;
  const types = [...new Set(matches.filter(isOne).map((match) => match.type))];
  const parts = types.flatMap((type) => {
    const ids = matches.filter((match) => match.type === type).map((match) => match.id);
    const source = context.searchSources.find((candidate) => candidate.type === type);
    return source ? [source.hitsOf({ ids, words: query.words, viewerId })] : [];
  });
  const rows = await listHits(context.db, parts);
  const hits = new Map(rows.map((row) => [`${row.type} ${row.id}`, row.hit]));
  return matches
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ type, id, place }) => {
      const hit = hits.get(`${type} ${id}`);
      return hit ? [{ type, place, hit: finish(context, hit, query) }] : [];
    });
}

/** A row that only counts names nobody. */
function isOne(match: MatchRow): boolean {
  return match.id > 0;
}

function finish({ viewer, searchSources }: Context, hit: SearchHit, query: SearchQuery): SearchHit {
  const cut = {
    ...hit,
    ...(hit.content !== undefined && { content: snippetOf(hit.content, query.terms) }),
    // One line is shown of it: the one with the match.
    ...(hit.bio !== undefined && { bio: snippetOf(hit.bio, query.terms) }),
  };
  const source = searchSources.find(({ type }) => type === hit.type);
  return source?.complete?.(cut, viewer?.userId ?? null) ?? cut;
}
