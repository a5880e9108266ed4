import { useQuery } from '@tanstack/react-query';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/client.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../home/gone-with-works.tsx';
import { EVENTS_PATH } from './contest-paths.ts';
import { contestQuery } from './contest-queries.ts';

const isGone = (error: unknown) => error instanceof ApiFailure && error.code === contestErrors.notFound.code;

const CHANGING_MS = 5_000;

/** Its hour has come, or its votes are being counted: what follows is there in a moment. */
function isChanging({
  status,
  has_results: hasResults,
  countdown,
  server_time: now,
}: ContestDetail): boolean {
  if (status === 'closed' && !hasResults) return true;
  return countdown !== null && Date.parse(countdown.at) <= Date.parse(now);
}

export function NoContest() {
  usePageTitle('活动不存在');
  return <GoneWithWorks line="活动不存在或还没有公开" to={EVENTS_PATH} way="看看别的活动" />;
}

type ContestScreenProps = {
  /** What stands there until it has come. */
  waiting: ReactNode;
  children: (contest: ContestDetail, receivedAt: number) => ReactNode;
};

/** A screen of the event whose id stands in the address. */
export function ContestScreen(props: ContestScreenProps) {
  const id = useRouteId();
  return id === null ? <NoContest /> : <Asked key={id} id={id} {...props} />;
}

function Asked({ id, waiting, children }: ContestScreenProps & { id: number }) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...contestQuery(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isChanging(state.data) ? CHANGING_MS : false),
  });
  if (isGone(error)) return <NoContest />;
  if (data !== undefined) return children(data, dataUpdatedAt);
  if (error) {
    return (
      <ErrorState
        title="获取活动失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="pt-16"
      />
    );
  }
  return waiting;
}
