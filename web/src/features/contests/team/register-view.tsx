import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { eventPath, submissionPath } from '../contest-paths.ts';
import { InvitationCard } from './invitation-card.tsx';
import { RegisterForm } from './register-form.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useTeamMoves } from './use-team-moves.ts';

/** Why nobody can register here now. */
function closedLine(contest: ContestDetail): string {
  if (contest.is_organiser) return '这是你主办的活动，主办方不参加。';
  if (contest.countdown?.step === 'registration_opens') {
    return `报名从 ${formatMoment(contest.registration_opens_at)} 开始。`;
  }
  return contest.status === 'cancelled' ? '活动取消了。' : '报名已经截止。';
}

/** Registering, answering invitations, and afterwards one's team. */
export function RegisterView({ contest }: { contest: ContestDetail }) {
  const moves = useTeamMoves(contest.id);
  const { my_team: team, my_invitations: invitations } = contest;
  if (team === null && !contest.can.register && invitations.length === 0) {
    return (
      <EmptyState
        line={closedLine(contest)}
        action={<ButtonLink to={eventPath(contest.id)}>回到活动</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid max-w-180 grid-cols-1 gap-5">
      {invitations.length > 0 && team === null ? (
        <Panel title="等你答复的邀请">
          <ul>
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.team_id} invitation={invitation} />
            ))}
          </ul>
        </Panel>
      ) : null}
      {team !== null ? (
        <Panel
          title={contest.team_max > 1 ? '我的队伍' : '已经报名'}
          about={contest.team_max > 1 ? `${team.members.length} / ${contest.team_max} 人` : undefined}
          action={
            contest.can.submit ? (
              <ButtonLink
                to={submissionPath(contest.id, contest.my_entry?.id ?? 'new')}
                look="primary"
                size="small"
              >
                {contest.my_entry === null ? '提交作品' : '看作品'}
              </ButtonLink>
            ) : undefined
          }
        >
          <TeamPanel contest={contest} team={team} moves={moves} />
        </Panel>
      ) : contest.can.register ? (
        <Panel title="报名" about={`${formatMoment(contest.starts_at)} 截止`}>
          <RegisterForm contest={contest} moves={moves} />
        </Panel>
      ) : null}
    </div>
  );
}
