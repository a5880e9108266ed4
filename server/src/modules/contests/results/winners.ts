import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LockedContest } from '../contest.queries.ts';
import type { Payout } from '../running/contest-money.ts';
import { placesOf, prizeOfPlace, sharesOf } from './prizes.rules.ts';

type Winner = { rank: number; captain_id: number; member_ids: number[] };

/** Who is paid what: teams in the places that win something, everybody who is in them. */
export async function listPayouts(db: Db, contest: Pick<LockedContest, 'id' | 'prizes'>): Promise<Payout[]> {
  const { rows } = await sql<Winner>`
    select e.rank, t.captain_id, (
      select array_agg(m.user_id order by m.user_id) from contest_members m
      where m.team_id = t.id and m.joined_at is not null
    ) as member_ids
    from contest_entries e join contest_teams t on t.id = e.team_id
    where e.contest_id = ${contest.id} and e.rank <= ${placesOf(contest.prizes)} and e.ballot_count > 0
    order by e.rank`.execute(db);
  return rows.flatMap(({ rank, captain_id: captainId, member_ids: memberIds }) => {
    const prize = prizeOfPlace(contest.prizes, rank);
    return prize ? sharesOf(prize.amount_fen, captainId, memberIds) : [];
  });
}
