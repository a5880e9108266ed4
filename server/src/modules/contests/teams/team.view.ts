import type { Team, TeamInvitation } from '@zaojie/contract/contests/contest.schemas';
import type { LockedContest } from '../contest.queries.ts';
import type { InvitationRow, TeamRow } from './team.queries.ts';

type Open = Pick<LockedContest, 'status' | 'submissions_close_at' | 'team_max'>;

/** Teams change until nothing can be handed in any more. */
export function canChange(contest: Open, now: Date): boolean {
  const isOpen = contest.status === 'open' || contest.status === 'running';
  return isOpen && contest.submissions_close_at !== null && now < contest.submissions_close_at;
}

export function viewTeam(
  row: TeamRow,
  contest: Open,
  { viewerId, now }: { viewerId: number; now: Date },
): Team {
  const isOpen = canChange(contest, now);
  const isCaptain = row.captain_id === viewerId;
  const captain = row.members.find(({ id }) => id === row.captain_id);
  return {
    id: row.id,
    contest_id: row.contest_id,
    name: row.name,
    shown_name: row.name === '' ? (captain?.nickname ?? '') : row.name,
    captain_id: row.captain_id,
    members: row.members.map(({ joined_at: joinedAt, ...user }) => ({
      user,
      is_captain: user.id === row.captain_id,
      joined_at: joinedAt === null ? null : new Date(joinedAt).toISOString(),
    })),
    can: {
      rename: isOpen && isCaptain,
      invite: isOpen && isCaptain && row.members.length < contest.team_max,
      remove: isOpen && isCaptain && row.members.length > 1,
      leave: isOpen,
    },
  };
}

export const viewInvitation = (row: InvitationRow): TeamInvitation => ({
  ...row,
  invited_at: row.invited_at.toISOString(),
});
