import { useCallback } from 'react';
import { messageOf } from '../../api/client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useSessions } from './chat-queries.ts';
import { SESSION_ROW, SessionRow } from './session-row.tsx';
import { useNearView } from './use-near-view.ts';

interface SessionListProps {
  ownId: number;
  current: string | null;
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
export function SessionList({ ownId, current }: SessionListProps) {
  const list = useSessions();
  const { sessions, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const askMore = useCallback(() => {
    if (isReady) void fetchNextPage();
  }, [isReady, fetchNextPage]);
  const end = useNearView(askMore);

  if (list.isPending) return <SessionSkeleton rows={7} />;
  if (list.isError && sessions.length === 0) {
    const title = messageOf(list.error, '获取会话列表失败');
    return <ErrorState title={title} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (sessions.length === 0) {
    const action = <ButtonLink to="/community">去社区认识创作者</ButtonLink>;
    return <EmptyState line="还没有私信。" action={action} />;
  }
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
