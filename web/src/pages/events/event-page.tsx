import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { ContestScreen } from '../../features/contests/contest-screen.tsx';
import { ContestSkeleton } from '../../features/contests/detail/contest-skeleton.tsx';
import { ContestView } from '../../features/contests/detail/contest-view.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

function Found({ contest, receivedAt }: { contest: ContestDetail; receivedAt: number }) {
  usePageTitle(contest.title);
  return (
    <>
      <ContestView contest={contest} receivedAt={receivedAt} />
      <BackToTop />
    </>
  );
}

export function EventPage() {
  return (
    <ContestScreen waiting={<ContestSkeleton />}>
      {(contest, receivedAt) => <Found contest={contest} receivedAt={receivedAt} />}
    </ContestScreen>
  );
}
