import type * as endpoints from '@zaojie/contract/contests/team.endpoints';
import type { RegisterForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { contestErrors, teamErrors } from '@zaojie/contract/contests/contest.errors';
import type { Registration } from '@zaojie/contract/contests/team.endpoints';
import type { Db, Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { canSee } from '../contest.policy.ts';
import { hourOf, lockContest, moveCounts, type LockedContest } from '../contest.queries.ts';
import { findTeamOf, insertTeam, listInvitations } from './team.queries.ts';
import { viewInvitation, viewTeam } from './team.view.ts';

/** How somebody stands in a contest. */
export async function standingOf(
  db: Db,
  contest: Pick<LockedContest, 'id' | 'status' | 'submissions_close_at' | 'team_max'>,
  { viewerId, now }: { viewerId: number; now: Date },
): Promise<Registration> {
  const team = await findTeamOf(db, contest.id, viewerId);
  const invitations = team ? [] : await listInvitations(db, viewerId, { contestId: contest.id, now });
  return {
    team: team && viewTeam(team, contest, { viewerId, now }),
    invitations: invitations.map(viewInvitation),
  };
}

export const getRegistration: Action<typeof endpoints.getRegistration> = async (context, { query }) => {
  const { db, viewer } = context;
  const contest = await db
    .selectFrom('contests')
    .select(['id', 'status', 'organiser_id', 'submissions_close_at', 'team_max'])
    .where('id', '=', query.id)
    .executeTakeFirst();
  const row = contest as Pick<
    LockedContest,
    'id' | 'status' | 'organiser_id' | 'submissions_close_at' | 'team_max'
  > | null;
  if (!row || !canSee(viewer, row)) throw new Refusal(contestErrors.notFound);
  return standingOf(db, row, { viewerId: viewer.userId, now: context.now() });
};

export const listTeamInvitations: Action<typeof endpoints.listTeamInvitations> = async (context) => {
  const { db, viewer } = context;
  const rows = await listInvitations(db, viewer.userId, { contestId: null, now: context.now() });
  return { data: rows.map(viewInvitation) };
};

/** Refused before it opens, and from the second of the start on. */
function checkOpen(contest: LockedContest, userId: number, now: Date): void {
  const { status, registration_opens_at: opens, starts_at: starts } = contest;
  if (contest.organiser_id === userId) throw new Refusal(teamErrors.organiser);
  if (status !== 'open' || starts === null || now >= starts) throw new Refusal(teamErrors.closed);
  if (opens === null || now < opens) throw new Refusal(teamErrors.notOpenYet);
}

type Registering = { userId: number; form: RegisterForm; now: Date };

/** With the contest held: whoever asks twice is registered once. */
export async function register(
  tx: Tx,
  contest: LockedContest,
  { userId, form, now }: Registering,
): Promise<number> {
  checkOpen(contest, userId, now);
  if (form.mode === 'team' && contest.team_max < 2) {
    throw new Refusal(teamErrors.full, { values: { most: contest.team_max } });
  }
  if (await findTeamOf(tx, contest.id, userId)) throw new Refusal(teamErrors.already);
  const name = form.mode === 'team' ? form.team_name : '';
  const teamId = await insertTeam(tx, { contestId: contest.id, name, captainId: userId }, now);
  await moveCounts(tx, contest.id, { participants: 1, teams: 1 });
  await emitEvent(tx, 'contest.registered', { contestId: contest.id, teamId, userId });
  return teamId;
}

export const registerForContest: Action<typeof endpoints.registerForContest> = async (context, { body }) => {
  const { userId } = context.viewer;
  const standing = await context.transaction(async (tx) => {
    const contest = await lockContest(tx, body.id);
    if (!contest || !canSee(null, contest)) throw new Refusal(contestErrors.notFound);
    const now = await hourOf(tx, context);
    const teamId = await register(tx, contest, { userId, form: body, now });
    await tellHeld(tx, context.held, { kind: 'team', targetId: teamId });
    return standingOf(tx, contest, { viewerId: userId, now });
  });
  return new Answer('报名成功', standing);
};
