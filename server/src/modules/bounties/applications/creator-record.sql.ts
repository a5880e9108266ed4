import { limits } from '@zaojie/contract/limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { countCompletedWorks } from '../../orders/index.ts';
import { latestCovers } from '../../posts/index.ts';

/** What a publisher compares applicants by. Ratings and rates are null as long as nobody has reviewed or timed anything. */
export type CreatorRecord = {
  rating: number | null;
  completed: number;
  on_time_rate: number | null;
  reply_rate: number | null;
  works: Picture[];
};

export const ratingOf = (_creatorId: Sql): RawBuilder<number | null> => sql<number | null>`null::float8`;

/** As columns of the statement that asks. */
export function creatorRecord(creatorId: Sql): Sql {
  return sql`${ratingOf(creatorId)} as rating, ${countCompletedWorks(creatorId)} as completed,
    null::int as on_time_rate, null::int as reply_rate, ${latestCovers(creatorId, limits.application.works)} as works`;
}
