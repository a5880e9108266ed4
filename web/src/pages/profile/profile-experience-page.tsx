import { useQuery } from '@tanstack/react-query';
import { ScoreHead } from '../../features/scores/score-head.tsx';
import { ScoreLedger } from '../../features/scores/score-ledger.tsx';
import { scoreOverviewQuery } from '../../features/scores/score-queries.ts';
import { ScoreRules } from '../../features/scores/score-rules.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

export function ProfileExperiencePage() {
  const { data, error, isFetching, refetch } = useQuery(scoreOverviewQuery);
  return (
    <ProfileArea title="经验" about="LV 后面的数字就是经验">
      {data ? (
        <>
          <ScoreHead overview={data} />
          <div className="mt-8 grid grid-cols-2 items-start gap-x-14 gap-y-8 max-xl:grid-cols-1">
            <ScoreRules rules={data.rules} />
            <ScoreLedger />
          </div>
        </>
      ) : null}
      {!data && error ? (
        <ErrorState title="经验没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className="grid gap-4">
          <Skeleton width={140} height={40} />
          <Skeleton shape="block" height={240} className="w-full" />
        </SkeletonGroup>
      ) : null}
    </ProfileArea>
  );
}
