import { Button } from '../../../ui/form/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import type { Sessions } from '../chat-queries.ts';
import { NoSessions } from './no-sessions.tsx';
import { SESSION_ROW, SessionRow } from './session-row.tsx';
import { useOnSight } from '../../../hooks/use-on-sight.ts';

const AHEAD_PX = 240;

interface SessionListProps {
  list: Sessions;
  ownId: number;
  current: string | null;
  /** Another place of the page says it. */
  isEmptyElsewhere: boolean;
}

function SessionSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={SESSION_ROW}>
          <Skeleton shape="circle" width={46} height={46} />
          <span className="grid flex-1 gap-2.5">
            <Skeleton width="45%" />
            <Skeleton width="80%" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}

/** Everybody one talks with. */
export function SessionList({ list, ownId, current, isEmptyElsewhere }: SessionListProps) {
  const { sessions, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useOnSight<HTMLDivElement>(() => void fetchNextPage(), isReady || null, AHEAD_PX);

  if (list.isPending) return <SessionSkeleton rows={7} />;
  if (list.isError && sessions.length === 0) {
    return (
      <ErrorState
        title="获取会话列表失败"
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (sessions.length === 0) return isEmptyElsewhere ? null : <NoSessions />;
  return (
    <>
      <ul aria-label="会话列表">
        {sessions.map((session) => (
          <li key={session.chat_identify}>
            <SessionRow session={session} ownId={ownId} isCurrent={session.chat_identify === current} />
          </li>
        ))}
      </ul>
      <div ref={end} className="pb-3">
        {isFetchingNextPage ? <SessionSkeleton rows={2} /> : null}
        {isFetchNextPageError ? (
          <Button size="small" className="mx-auto my-2 flex" onClick={() => void fetchNextPage()}>
            重试
          </Button>
        ) : null}
      </div>
    </>
  );
}
