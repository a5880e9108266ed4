import type { TeamInvitation } from '@zaojie/contract/contests/contest.schemas';
import { Link } from 'react-router';
import { Ago } from '../../../ui/text/ago.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { eventPath } from '../contest-paths.ts';
import { useTeamMoves } from './use-team-moves.ts';

type InvitationCardProps = {
  invitation: TeamInvitation;
  /** On a page that isn't the event's own. */ isElsewhere?: boolean;
};

/** Somebody wants the viewer in their team. */
export function InvitationCard({ invitation, isElsewhere = false }: InvitationCardProps) {
  const { team_id: teamId, captain, team_name: team, members_count: count, invited_at: at } = invitation;
  const moves = useTeamMoves(invitation.contest_id);

  async function answer(accept: boolean) {
    const refusal = await moves.answer(teamId, accept);
    if (refusal !== null) toast.error(refusal);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-line py-3.5 not-first:border-t first:pt-1 last:pb-0">
      <Avatar name={captain.nickname} src={captain.avatar} size={40} />
      <div className="min-w-0 flex-1">
        <p>
          <Link to={`/user/${captain.id}`} className="font-medium hover:text-brand-ink">
            {captain.nickname}
          </Link>
          邀请你加入“{team}”
        </p>
        <p className="text-13 text-ink-3">
          {isElsewhere ? (
            <>
              <Link
                to={eventPath(invitation.contest_id)}
                className="text-ink-2 underline underline-offset-3 hover:text-brand-ink"
              >
                {invitation.contest_title}
              </Link>
              ，
            </>
          ) : null}
          现在 {count} 人，
          <Ago at={at} />
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="small" disabled={moves.busy !== null} onClick={() => void answer(false)}>
          谢绝
        </Button>
        <Button size="small" look="primary" loading={moves.busy !== null} onClick={() => void answer(true)}>
          加入
        </Button>
      </div>
    </li>
  );
}
