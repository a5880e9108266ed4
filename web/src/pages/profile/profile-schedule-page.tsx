import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Checklist } from '../../features/guidance/checklist.tsx';
import { isMonth } from '../../features/storefronts/schedule/calendar-month.ts';
import { scheduleQuery } from '../../features/storefronts/schedule/schedule-queries.ts';
import { ScheduleBoard } from '../../features/storefronts/schedule/schedule-board.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

function ScheduleSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-[minmax(0,1fr)_248px] gap-10 max-xl:grid-cols-1">
      <Skeleton shape="block" height={620} />
      <span className="grid content-start gap-6">
        <Skeleton shape="block" height={72} />
        <Skeleton shape="block" height={96} />
        <Skeleton shape="block" height={96} />
      </span>
    </SkeletonGroup>
  );
}

export function ProfileSchedulePage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month');
  const wanted = isMonth(asked) ? asked : null;
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(scheduleQuery(wanted));
  return (
    <ProfileArea title="档期" about="空着的席位，客户在找创作者和你的主页上看得到。" isWide>
      {data ? (
        <ScheduleBoard
          wanted={wanted}
          schedule={data}
          onMonth={(month) => setSearch({ month }, { replace: true, preventScrollReset: true })}
        />
      ) : null}
      {!data && error ? (
        <ErrorState title="加载档期失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <ScheduleSkeleton /> : null}
      {/* Every answer may be the one that takes a step. */}
      {data ? <Checklist key={dataUpdatedAt} part="creator" compact /> : null}
    </ProfileArea>
  );
}
