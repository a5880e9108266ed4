import { NoContest } from '../../features/contests/contest-screen.tsx';
import { OwnBallots } from '../../features/contests/vote/own-ballots.tsx';
import { useRouteId } from '../../hooks/use-route-id.ts';

export function EventVotingPage() {
  const id = useRouteId();
  return id === null ? <NoContest /> : <OwnBallots key={id} id={id} />;
}
