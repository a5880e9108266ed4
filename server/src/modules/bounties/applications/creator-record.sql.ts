import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { countCompletedWorks } from '../../orders/index.ts';
import { latestCovers } from '../../posts/index.ts';
import { onTimeOfCreator, ratingOfCreator, showcaseOfCreator } from '../../storefronts/index.ts';

/** What a publisher compares applicants by. Ratings and rates are null as long as nobody has reviewed or timed anything. */
export type CreatorRecord = {
  rating: number | null;
  completed: number;
  on_time_rate: number | null;
  reply_rate: number | null;
  works: Picture[];
};

/** As columns of the statement that asks. */
export function creatorRecord(creatorId: Sql): Sql {
  return sql`${ratingOfCreator(creatorId)} as rating, ${countCompletedWorks(creatorId)} as completed,
    ${onTimeOfCreator(creatorId)} as on_time_rate, null::int as reply_rate, coalesce(${showcaseOfCreator(creatorId, applicationLimits.works)},
    ${latestCovers(creatorId, applicationLimits.works)}) as works`;
}
