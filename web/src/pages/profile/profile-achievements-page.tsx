import { useQuery } from '@tanstack/react-query';
import { achievementsQuery } from '../../features/achievements/achievement-queries.ts';
import { Seal } from '../../features/achievements/seal.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

const GRID = 'grid grid-cols-8 gap-x-3 gap-y-8 max-xl:grid-cols-4 max-md:gap-x-2 max-md:gap-y-6';
const SKELETONS = Array.from({ length: 24 }, (_, index) => index);

export function ProfileAchievementsPage() {
  const { data, error, isFetching, refetch } = useQuery(achievementsQuery);
  return (
    <ProfileArea
      title="成就"
      about={data ? `${data.earned} / ${data.data.length}，得到的不会再失去` : '做到了就盖一个章'}
    >
      {data ? (
        <ul aria-label="成就" className={GRID}>
          {/* What is earned stands in front, in the order of the list. */}
          {[...data.data]
            .sort((one, other) => Number(other.earned_at !== null) - Number(one.earned_at !== null))
            .map((achievement) => (
              <Seal key={achievement.key} achievement={achievement} />
            ))}
        </ul>
      ) : null}
      {!data && error ? (
        <ErrorState title="成就没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className={GRID}>
          {SKELETONS.map((key) => (
            <span key={key} className="grid justify-items-center gap-2.5">
              <Skeleton shape="block" width={56} height={88} />
              <Skeleton width={64} />
            </span>
          ))}
        </SkeletonGroup>
      ) : null}
    </ProfileArea>
  );
}
