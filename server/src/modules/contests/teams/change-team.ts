import type * as endpoints from '@zaojie/contract/contests/team.endpoints';
import { teamErrors } from '@zaojie/contract/contests/contest.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { isBlockedBy, listMentioned, lockPerson } from '../../users/index.ts';
import { hourOf, lockContest, moveCounts, type LockedContest } from '../contest.queries.ts';
import { dropEntry, findEntryOfTeam } from '../entries/entry.queries.ts';
import { standingOf } from './register.ts';
import {
  deleteMember,
  deleteTeam,
  findTeam,
  findTeamOf,
  insertInvitation,
  joinTeam,
  moveMembers,
  updateTeam,
  type TeamRow,
} from './team.queries.ts';
import { canChange } from './team.view.ts';

type Held = { contest: LockedContest; team: TeamRow; now: Date };

const isIn = (team: TeamRow, userId: number) =>
  team.members.some(({ id, joined_at: joinedAt }) => id === userId && joinedAt !== null);

/** The team and its contest, held; a stranger's team looks like none. */
async function hold(tx: Tx, context: ContextFor<'member'>, teamId: number): Promise<Held> {
  const seen = await findTeam(tx, teamId);
  const contest = seen && (await lockContest(tx, seen.contest_id));
  const team = contest && (await findTeam(tx, teamId));
  if (!team || !isIn(team, context.viewer.userId)) throw new Refusal(teamErrors.notFound);
  const now = await hourOf(tx, context);
  if (!canChange(contest, now)) throw new Refusal(teamErrors.changesClosed);
  return { contest, team, now };
}

/** Changes one's team and answers how one stands then. */
function change(context: ContextFor<'member'>, teamId: number, work: (tx: Tx, held: Held) => Promise<void>) {
  const viewerId = context.viewer.userId;
  return context.transaction(async (tx) => {
    const held = await hold(tx, context, teamId);
    await work(tx, held);
    return standingOf(tx, held.contest, { viewerId, now: held.now });
  });
}

function requireCaptain(team: TeamRow, userId: number): void {
  if (team.captain_id !== userId) throw new Refusal(teamErrors.notCaptain);
}

export const renameTeam: Action<typeof endpoints.renameTeam> = async (context, { body }) => {
  const standing = await change(context, body.team_id, async (tx, { team }) => {
    requireCaptain(team, context.viewer.userId);
    await updateTeam(tx, team.id, { name: body.name });
    await tellHeld(tx, context.held, { kind: 'team', targetId: team.id });
  });
  return new Answer('已保存', standing);
};

type Inviting = { held: Held; captainId: number; userId: number };

export async function invite(tx: Tx, { held, captainId, userId }: Inviting): Promise<void> {
  const { contest, team, now } = held;
  requireCaptain(team, captainId);
  if (contest.organiser_id === userId) throw new Refusal(teamErrors.organiser);
  if ((await isBlockedBy(tx, userId, captainId)) || (await isBlockedBy(tx, captainId, userId))) {
    throw new Refusal(teamErrors.apart, { data: { field: 'who' } });
  }
  if (team.members.some(({ id }) => id === userId)) throw new Refusal(teamErrors.already);
  if (team.members.length >= contest.team_max) {
    throw new Refusal(teamErrors.full, { values: { most: contest.team_max } });
  }
  if (await findTeamOf(tx, contest.id, userId)) throw new Refusal(teamErrors.elsewhere);
  await insertInvitation(tx, { team, userId }, now);
  await emitEvent(tx, 'contest.invited', { contestId: contest.id, teamId: team.id, userId });
}

export const inviteToTeam: Action<typeof endpoints.inviteToTeam> = async (context, { body }) => {
  const captainId = context.viewer.userId;
  const standing = await change(context, body.team_id, async (tx, held) => {
    requireCaptain(held.team, captainId);
    const [named] = body.user_id === null ? await listMentioned(tx, [body.who]) : [{ id: body.user_id }];
    const person = named && (await lockPerson(tx, named.id));
    if (!person) throw new Refusal(teamErrors.noPerson, { data: { field: 'who' } });
    await invite(tx, { held, captainId, userId: person.id });
  });
  return new Answer('邀请已发出', standing);
};

type Answering = { teamId: number; userId: number; accept: boolean };

/** Whoever joins leaves their other invitations waiting; they can't be accepted any more. */
export async function answer(
  tx: Tx,
  clock: Pick<ContextFor<'member'>, 'now'>,
  { teamId, userId, accept }: Answering,
): Promise<{ contest: LockedContest; now: Date }> {
  const seen = await findTeam(tx, teamId);
  const contest = seen && (await lockContest(tx, seen.contest_id));
  const team = contest && (await findTeam(tx, teamId));
  const isAsked = team?.members.some(({ id, joined_at: joinedAt }) => id === userId && joinedAt === null);
  if (!team || !isAsked) throw new Refusal(teamErrors.noInvitation);
  const now = await hourOf(tx, clock);
  if (!accept) {
    await deleteMember(tx, teamId, userId);
    return { contest, now };
  }
  if (!canChange(contest, now)) throw new Refusal(teamErrors.changesClosed);
  if (await findTeamOf(tx, contest.id, userId)) throw new Refusal(teamErrors.already);
  if (team.member_count >= contest.team_max) {
    throw new Refusal(teamErrors.full, { values: { most: contest.team_max } });
  }
  await joinTeam(tx, teamId, userId, now);
  await moveCounts(tx, contest.id, { participants: 1 });
  await emitEvent(tx, 'contest.joined', { contestId: contest.id, teamId, userId });
  return { contest, now };
}

export const answerTeamInvitation: Action<typeof endpoints.answerTeamInvitation> = async (
  context,
  { body },
) => {
  const { userId } = context.viewer;
  const standing = await context.transaction(async (tx) => {
    const asked = { teamId: body.team_id, userId, accept: body.accept };
    const { contest, now } = await answer(tx, context, asked);
    return standingOf(tx, contest, { viewerId: userId, now });
  });
  return new Answer(body.accept ? '已加入队伍' : '已谢绝', standing);
};

async function takeOut(tx: Tx, { contest, team }: Held, userId: number): Promise<void> {
  const hasJoined = isIn(team, userId);
  await deleteMember(tx, team.id, userId);
  if (!hasJoined) return;
  await moveMembers(tx, team.id, -1);
  await moveCounts(tx, contest.id, { participants: -1 });
}

export const leaveTeam: Action<typeof endpoints.leaveTeam> = async (context, { body }) => {
  const { userId } = context.viewer;
  const standing = await change(context, body.team_id, async (tx, held) => {
    const { contest, team } = held;
    const heir = team.members.find(({ id, joined_at: joinedAt }) => id !== userId && joinedAt !== null);
    if (!heir) {
      const entry = await findEntryOfTeam(tx, team.id);
      if (entry && entry.status !== 'draft') throw new Refusal(teamErrors.handedIn);
      if (entry) await dropEntry(tx, entry.id);
      await deleteTeam(tx, team.id);
      await moveCounts(tx, contest.id, { participants: -1, teams: -1 });
      return;
    }
    await takeOut(tx, held, userId);
    if (team.captain_id === userId) await updateTeam(tx, team.id, { captain_id: heir.id });
  });
  return new Answer(standing.team === null ? '已退出' : '已保存', standing);
};

export const removeFromTeam: Action<typeof endpoints.removeFromTeam> = async (context, { body }) => {
  const standing = await change(context, body.team_id, async (tx, held) => {
    requireCaptain(held.team, context.viewer.userId);
    if (body.user_id === held.team.captain_id) throw new Refusal(teamErrors.captainStays);
    if (!held.team.members.some(({ id }) => id === body.user_id)) throw new Refusal(teamErrors.notMember);
    await takeOut(tx, held, body.user_id);
  });
  return new Answer('已移除', standing);
};
