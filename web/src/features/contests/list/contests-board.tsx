import { useQuery } from '@tanstack/react-query';
import { contestTabNames, contestTabs, type ContestTab } from '@zaojie/contract/contests/contest-words';
import type { ContestPage } from '@zaojie/contract/contests/contest.schemas';
import { useNavigate, useSearchParams } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { ServerClock } from '../../../ui/clock/server-clock.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { PROPOSE_EVENT_PATH } from '../contest-paths.ts';
import { contestsQuery } from '../contest-queries.ts';
import { ContestCard } from './contest-card.tsx';
import { contestsPath, readContestsPlace } from './contests-address.ts';
import { FeaturedContest } from './featured-contest.tsx';

const TABS_ID = 'events';
const GRID =
  'grid grid-cols-3 gap-x-6 gap-y-8 border-t border-line pt-7 max-[1180px]:grid-cols-2 max-md:grid-cols-1 max-md:gap-y-7 [&>*]:min-w-0';

const NOTHING: Record<ContestTab, string> = {
  open: '眼下没有活动在报名。',
  running: '眼下没有活动在创作。',
  voting: '眼下没有活动在投票。',
  ended: '还没有活动结束。',
};

/** Where there is nothing, the nearest tab that has something is one press away. */
function Nothing({ tab, counts }: { tab: ContestTab; counts: ContestPage['counts'] }) {
  const other = contestTabNames.find((each) => each !== tab && counts[each] > 0);
  return (
    <EmptyState
      line={NOTHING[tab]}
      action={
        other === undefined ? (
          <ButtonLink to={PROPOSE_EVENT_PATH}>发起第一个活动</ButtonLink>
        ) : (
          <ButtonLink to={contestsPath({ tab: other, page: 1 })}>
            看{contestTabs[other]}的 {counts[other]} 个
          </ButtonLink>
        )
      }
      className="pt-14"
    />
  );
}

function BoardSkeleton() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <span className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-center gap-10 pt-6 pb-10 max-[1180px]:grid-cols-[minmax(0,1fr)] max-[1180px]:gap-5 max-md:pt-0">
        <Skeleton
          shape="block"
          className="h-110 w-full rounded-card! max-md:-mx-4 max-md:h-55 max-md:w-auto! max-md:max-w-none! max-md:rounded-none!"
        />
        <span className="grid gap-4">
          <Skeleton width={56} />
          <Skeleton width="80%" height={32} />
          <Skeleton width="95%" />
          <Skeleton width="60%" />
          <Skeleton shape="block" width={148} height={44} className="mt-4" />
        </span>
      </span>
      <span className={GRID}>
        {['a', 'b', 'c'].map((key) => (
          <span key={key} className="grid gap-3">
            <Skeleton shape="block" className="aspect-video w-full rounded-card!" />
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </span>
        ))}
      </span>
    </SkeletonGroup>
  );
}

function Wall({ page, receivedAt, isOld }: { page: ContestPage; receivedAt: number; isOld: boolean }) {
  const [first, ...rest] = page.data;
  if (first === undefined) return null;
  return (
    <ServerClock serverTime={page.server_time} receivedAt={receivedAt}>
      <div aria-busy={isOld || undefined} className={classNames('transition-opacity', isOld && 'opacity-60')}>
        <FeaturedContest key={first.id} contest={first} />
        {rest.length > 0 ? (
          <ul aria-label="更多活动" className={GRID}>
            {rest.map((contest) => (
              <li key={contest.id}>
                <ContestCard contest={contest} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </ServerClock>
  );
}

/** Everything one can take part in, vote on or look back at; the tab stands in the address. */
export function ContestsBoard() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = readContestsPlace(search);
  const list = useQuery({ ...contestsQuery(place), refetchOnMount: 'always' });
  const { data } = list;
  const go = (next: typeof place) =>
    void navigate(contestsPath(next), { preventScrollReset: next.page === 1 });
  return (
    <>
      <Tabs
        id={TABS_ID}
        label="活动状态"
        items={contestTabNames.map((value) => ({
          value,
          label: contestTabs[value],
          count: list.isPending ? null : data?.counts[value],
        }))}
        value={place.tab}
        onChange={(tab) => go({ tab, page: 1 })}
      />
      <TabPanel id={TABS_ID} value={place.tab}>
        {list.isPending ? <BoardSkeleton /> : null}
        {list.isError && data === undefined ? (
          <ErrorState
            title="获取活动列表失败"
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
            className="pt-14"
          />
        ) : null}
        {data ? <Wall page={data} receivedAt={list.dataUpdatedAt} isOld={list.isPlaceholderData} /> : null}
        {data?.data.length === 0 && !list.isPlaceholderData ? (
          <Nothing tab={place.tab} counts={data.counts} />
        ) : null}
        {data && data.last_page > 1 ? (
          <div className="mt-9">
            <Pager
              page={place.page}
              pageCount={data.last_page}
              onChange={(page) => go({ ...place, page })}
              label="活动分页"
            />
          </div>
        ) : null}
      </TabPanel>
    </>
  );
}
