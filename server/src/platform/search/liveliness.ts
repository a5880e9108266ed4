import { sql, type RawBuilder } from 'kysely';

/** Of `d`, a search document: half after three months. */
export const livelyByAge = (now: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`1 / (1 + greatest(extract(epoch from ${now}::timestamptz - d.made_at), 0) / 7776000)`;

/** Ten of them weigh 0.7, a hundred 0.8. */
export const livelyByCount = (count: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`1 - 1 / (1 + ln(1 + coalesce(${count}, 0)))`;
