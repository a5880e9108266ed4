import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { EVENTS_PATH, eventPath } from '../../features/contests/contest-paths.ts';
import { ContestScreen } from '../../features/contests/contest-screen.tsx';
import { RegisterView } from '../../features/contests/team/register-view.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

function Found({ contest }: { contest: ContestDetail }) {
  const title = contest.my_team === null ? '报名' : '我的报名';
  usePageTitle(`${title} ${contest.title}`);
  return (
    <>
      <header className="mb-5">
        <Crumbs
          way={[
            { to: EVENTS_PATH, label: '活动' },
            { to: eventPath(contest.id), label: contest.title },
          ]}
          here={title}
        />
        <h1 className="mt-2 text-28 max-md:text-22">{title}</h1>
      </header>
      <RegisterView contest={contest} />
    </>
  );
}

export function EventRegisterPage() {
  return (
    <ContestScreen
      waiting={
        <SkeletonGroup className="grid max-w-180 gap-5">
          <Skeleton width={160} height={32} />
          <Skeleton shape="block" className="h-64 w-full" />
        </SkeletonGroup>
      }
    >
      {(contest) => <Found contest={contest} />}
    </ContestScreen>
  );
}
