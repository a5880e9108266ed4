import type { SearchType } from '@zaojie/contract/search/search.schemas';
import { sql, type RawBuilder } from 'kysely';
import { circleHits, postHits, tagHits, userHits, type HitsOf } from './hit.queries.ts';

/** Where results of a type come from: rows of search_documents of that kind, completed from their own table. */
export type Source = {
  hitsOf: HitsOf;
  /** Orders what matches equally well: between 0 and 1, of `d` a search document, `now` given. */
  liveliness: (now: Date) => RawBuilder<number>;
};

/** Half after three months. */
const byAge = (now: Date) =>
  sql<number>`1 / (1 + greatest(extract(epoch from ${now}::timestamptz - d.made_at), 0) / 7776000)`;

/** Ten of them weigh 0.7, a hundred 0.8. */
const byCount = (count: RawBuilder<number>) => sql<number>`1 - 1 / (1 + ln(1 + coalesce(${count}, 0)))`;
const followers = sql<number>`(select follower_count from users where id = d.id)`;
const tagged = sql<number>`(select post_count from tags where id = d.id)`;
const gathered = sql<number>`(select post_count from circles where id = d.id)`;

/** Null: nothing of this type exists yet. */
export const sources: Record<SearchType, Source | null> = {
  post: { hitsOf: postHits, liveliness: byAge },
  user: { hitsOf: userHits, liveliness: () => byCount(followers) },
  tag: { hitsOf: tagHits, liveliness: () => byCount(tagged) },
  circle: { hitsOf: circleHits, liveliness: () => byCount(gathered) },
  game: null,
  asset: null,
  bounty: null,
  activity: null,
};
