import type { ContestStatus, EntryStatus } from '@zaojie/contract/contests/contest-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';
import type { StoredPrize } from './contest.queries.ts';

// Events may be late or out of order, so what a notice tells is looked up.

export type ToldContest = {
  id: number;
  organiser_id: number;
  title: string;
  picture: string;
  status: ContestStatus;
  reason: string;
  theme: string;
  starts_at: Date;
  submissions_close_at: Date;
  voting_closes_at: Date;
  prizes: StoredPrize[];
  additions: { text: string; at: string }[];
};

export async function findToldContest(db: Db, id: number): Promise<ToldContest | null> {
  const { rows } = await sql<ToldContest>`
    select id, organiser_id, title, coalesce(cover ->> 'url', '') as picture, status, reason, theme, starts_at,
      submissions_close_at, voting_closes_at, prizes, additions
    from contests where id = ${id} and status <> 'draft'`.execute(db);
  return rows[0] ?? null;
}

export type ToldTeam = {
  id: number;
  captain_id: number;
  name: string;
  captain: string;
  joined: boolean | null;
  person: string;
};

/** A team as it concerns one person: whether they are in it, asked, or neither. */
export async function findToldTeam(tx: Tx, id: number, userId: number): Promise<ToldTeam | null> {
  const { rows } = await sql<ToldTeam>`
    select t.id, t.captain_id, t.name, ${shownName('k')} as captain, m.joined_at is not null as joined,
      ${shownName('u')} as person
    from contest_teams t join users k on k.id = t.captain_id
    join contest_members m on m.team_id = t.id and m.user_id = ${userId}
    join users u on u.id = m.user_id where t.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export type ToldEntry = { id: number; title: string; reason: string; member_ids: number[] };

export async function findToldEntry(tx: Tx, id: number): Promise<ToldEntry | null> {
  const { rows } = await sql<ToldEntry>`
    select e.id, e.title, e.reason, (select array_agg(m.user_id order by m.user_id) from contest_members m
      where m.team_id = e.team_id and m.joined_at is not null) as member_ids
    from contest_entries e where e.id = ${id} and e.status = 'disqualified'`.execute(tx);
  return rows[0] ?? null;
}

export type ToldPerson = {
  user_id: number;
  entry_status: EntryStatus | null;
  rank: number | null;
  ballot_count: number | null;
};

/** Who is in it, so many at a time, each with how their team's entry stands. */
export async function listPeople(
  db: Db,
  { contestId, afterId, most }: { contestId: number; afterId: number; most: number },
): Promise<ToldPerson[]> {
  const { rows } = await sql<ToldPerson>`
    select m.user_id, e.status as entry_status, e.rank, e.ballot_count
    from contest_members m left join contest_entries e on e.team_id = m.team_id
    where m.contest_id = ${contestId} and m.joined_at is not null and m.user_id > ${afterId}
    order by m.user_id limit ${most}`.execute(db);
  return rows;
}
