import type { AchievementMetric } from '@zaojie/contract/achievements/achievement-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { countBountiesOf } from '../bounties/index.ts';
import { countCirclesOf } from '../circles/index.ts';
import { countCommentsOf } from '../comments/index.ts';
import {
  countCompletedWorks,
  countDepositsOf,
  countFiveStarsOf,
  countHiredBy,
  countOnTimeOf,
  mostOfOneBy,
} from '../orders/index.ts';
import { bestLikesOf } from '../posts/index.ts';
import { figuresOfPerson, type PersonFigures } from '../users/index.ts';
import { verifiedOf, type Verified } from '../verifications/index.ts';
import { mostComments } from './achievement.rules.ts';

export type Metrics = Record<AchievementMetric, number>;

type Row = Omit<Metrics, keyof PersonFigures | 'verified'> & {
  figures: PersonFigures | null;
  verified: Verified | null;
};

/** All that is counted of one person, in one statement. */
export async function measure(db: Db, userId: number, now: Date): Promise<Metrics | null> {
  const id = sql.val(userId);
  const { rows } = await sql<Row>`select ${figuresOfPerson(id, now)} as figures,
    ${countCommentsOf(id, mostComments)} as comments, ${bestLikesOf(id)} as best_post_likes,
    ${countCirclesOf(id)} as circles, ${countBountiesOf(id)} as bounties, ${countHiredBy(id)} as hired_people,
    ${mostOfOneBy(id)} as same_person, ${countDepositsOf(id)} as paid_on_time, ${countCompletedWorks(id)} as completed,
    ${countOnTimeOf(id)} as on_time, ${countFiveStarsOf(id)} as five_stars, ${verifiedOf(id)} as verified`.execute(
    db,
  );
  const [row] = rows;
  if (!row?.figures) return null;
  const { figures, verified, ...counts } = row;
  const kinds = verified ? Object.values(verified).filter(Boolean).length : 0;
  return { ...counts, ...figures, verified: kinds };
}
