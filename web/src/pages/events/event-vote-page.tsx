import { useSearchParams } from 'react-router';
import { NoContest } from '../../features/contests/contest-screen.tsx';
import { VoteScreen } from '../../features/contests/vote/vote-screen.tsx';
import { useRouteId } from '../../hooks/use-route-id.ts';

export function EventVotePage() {
  const id = useRouteId();
  const [search] = useSearchParams();
  const entry = search.get('entry') ?? '';
  if (id === null) return <NoContest />;
  return <VoteScreen id={id} entryId={/^[1-9]\d{0,14}$/.test(entry) ? Number(entry) : null} />;
}
