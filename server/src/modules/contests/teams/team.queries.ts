import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { shownName } from '../../users/index.ts';

export type MemberRow = { id: number; nickname: string; avatar: string; joined_at: string | null };
export type TeamRow = {
  id: number;
  contest_id: number;
  name: string;
  captain_id: number;
  member_count: number;
  members: MemberRow[];
};

/** As JSON, of the team `t`: the captain, then who has joined, then who is asked. */
const membersOf = sql`(
  select json_agg(json_build_object('id', u.id, 'nickname', ${shownName()}, 'avatar', u.avatar, 'joined_at', m.joined_at)
    order by (m.user_id <> t.captain_id), m.joined_at nulls last, m.invited_at, m.user_id)
  from contest_members m join users u on u.id = m.user_id where m.team_id = t.id)`;

export const teamColumns = sql`t.id, t.contest_id, t.name, t.captain_id, t.member_count, ${membersOf} as members`;

/** The team that somebody is in. */
export async function findTeamOf(db: Db, contestId: number, userId: number): Promise<TeamRow | null> {
  const { rows } = await sql<TeamRow>`
    select ${teamColumns} from contest_members own join contest_teams t on t.id = own.team_id
    where own.contest_id = ${contestId} and own.user_id = ${userId} and own.joined_at is not null`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findTeam(db: Db, id: number): Promise<TeamRow | null> {
  const { rows } = await sql<TeamRow>`select ${teamColumns} from contest_teams t where t.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Everybody in it, the captain first, as JSON of people; null where the reader isn't told. */
export function authorsOf(teamId: RawBuilder<unknown>, captainId: RawBuilder<unknown>) {
  return sql`(
    select json_agg(json_build_object('id', u.id, 'nickname', ${shownName()}, 'avatar', u.avatar)
      order by (m.user_id <> ${captainId}), m.joined_at, m.user_id)
    from contest_members m join users u on u.id = m.user_id
    where m.team_id = ${teamId} and m.joined_at is not null)`;
}

export type InvitationRow = {
  team_id: number;
  contest_id: number;
  contest_title: string;
  team_name: string;
  captain: { id: number; nickname: string; avatar: string };
  members_count: number;
  invited_at: Date;
};

const MOST_INVITATIONS = 50;

/** What can still be answered, of one contest or of all. */
export async function listInvitations(
  db: Db,
  userId: number,
  { contestId, now }: { contestId: number | null; now: Date },
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select t.id as team_id, c.id as contest_id, c.title as contest_title, t.name as team_name,
      json_build_object('id', u.id, 'nickname', ${shownName()}, 'avatar', u.avatar) as captain,
      t.member_count as members_count, m.invited_at
    from contest_members m
    join contest_teams t on t.id = m.team_id
    join contests c on c.id = m.contest_id
    join users u on u.id = t.captain_id
    where m.user_id = ${userId} and m.joined_at is null
      and ${contestId === null ? sql`true` : sql`m.contest_id = ${contestId}`}
      and c.status in ('open', 'running') and c.submissions_close_at > ${now}
    order by m.invited_at desc limit ${MOST_INVITATIONS}`.execute(db);
  return rows;
}

export async function insertTeam(
  tx: Tx,
  team: { contestId: number; name: string; captainId: number },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('contest_teams')
    .values({
      contest_id: team.contestId,
      name: team.name,
      captain_id: team.captainId,
      member_count: 1,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = { team_id: id, user_id: team.captainId, contest_id: team.contestId };
  await tx
    .insertInto('contest_members')
    .values({ ...member, invited_at: now, joined_at: now })
    .execute();
  return id;
}

/** False where they are in it or asked already. */
export async function insertInvitation(
  tx: Tx,
  { team, userId }: { team: TeamRow; userId: number },
  now: Date,
): Promise<boolean> {
  const result = await tx
    .insertInto('contest_members')
    .values({ team_id: team.id, user_id: userId, contest_id: team.contest_id, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function joinTeam(tx: Tx, teamId: number, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contest_members')
    .set({ joined_at: now })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await moveMembers(tx, teamId, 1);
  return numUpdatedRows > 0n;
}

export async function moveMembers(tx: Tx, teamId: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('contest_teams')
    .set((eb) => ({ member_count: eb('member_count', '+', by) }))
    .where('id', '=', teamId)
    .execute();
}

export async function deleteMember(tx: Tx, teamId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('contest_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute();
}

export async function updateTeam(
  tx: Tx,
  id: number,
  change: { name?: string; captain_id?: number },
): Promise<void> {
  await tx.updateTable('contest_teams').set(change).where('id', '=', id).execute();
}

/** From then on it goes by its captain, like one that has no name; false where it has none. */
export async function takeName(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update contest_teams set taken_name = name, name = ''
    where id = ${id} and name <> ''`.execute(tx);
  return numAffectedRows > 0n;
}

/** False where it has been given another meanwhile. */
export async function giveNameBack(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update contest_teams set name = taken_name, taken_name = null
    where id = ${id} and name = '' and taken_name is not null`.execute(tx);
  return numAffectedRows > 0n;
}

/** With whoever is asked and what was begun; files are released by the caller. */
export async function deleteTeam(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('contest_teams').where('id', '=', id).execute();
}
