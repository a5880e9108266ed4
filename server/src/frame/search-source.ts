import type { SearchHit, SearchType } from '@zaojie/contract/search/search.schemas';
import type { RawBuilder } from 'kysely';

export type HitRequest = { ids: readonly number[]; words: readonly string[]; viewerId: number | null };
export type HitRow = { type: SearchType; id: number; hit: SearchHit };

/** Where results of a type come from: rows of search_documents of that kind, completed from the module's own tables. */
export type SearchSource = {
  type: SearchType;
  /** Yields the type, the id and the hit; its text is still as long as it comes. */
  hitsOf(request: HitRequest): RawBuilder<HitRow>;
  /** What only this module knows to add to a hit, such as what the viewer may do with it. */
  complete?(hit: SearchHit, viewerId: number | null): SearchHit;
  /** Orders what matches equally well: between 0 and 1, of `d` a search document, `now` given. */
  liveliness(now: RawBuilder<unknown>): RawBuilder<number>;
  /** How much is going on around `d`, whatever its age. Only what has it can be ordered or narrowed to a time. */
  heat?: RawBuilder<number>;
};
