import { useQuery } from '@tanstack/react-query';
import type { ContestCard } from '@zaojie/contract/contests/contest.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EVENTS_PATH, eventPath, registerPath } from '../contest-paths.ts';
import { joinedContestsQuery, teamInvitationsQuery } from '../contest-queries.ts';
import { InvitationCard } from '../team/invitation-card.tsx';
import { ContestLine } from './contest-line.tsx';
import { ListFrame } from './list-frame.tsx';

const aboutOf = ({ countdown, organiser }: ContestCard) =>
  countdown === null ? `${organiser.nickname}主办` : `${formatMoment(countdown.at)} ${countdown.label}`;

/** What one takes part in, and who waits for an answer. */
export function JoinedContests({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const list = useQuery(joinedContestsQuery(page));
  const { data: invitations = [] } = useQuery(teamInvitationsQuery);
  return (
    <>
      {invitations.length > 0 ? (
        <Panel title="等你答复的邀请" className="mb-5">
          <ul>
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.team_id} invitation={invitation} isElsewhere />
            ))}
          </ul>
        </Panel>
      ) : null}
      <ListFrame
        list={list}
        label="报名的活动"
        page={page}
        onPage={onPage}
        empty={
          <EmptyState
            line="还没有报名的活动。"
            action={<ButtonLink to={EVENTS_PATH}>看看正在报名的</ButtonLink>}
            className="pt-14"
          />
        }
      >
        {(contest) => (
          <ContestLine
            key={contest.id}
            contest={contest}
            to={eventPath(contest.id)}
            about={aboutOf(contest)}
            actions={
              <ButtonLink to={registerPath(contest.id)} size="small">
                我的报名
              </ButtonLink>
            }
          />
        )}
      </ListFrame>
    </>
  );
}
