import { useInfiniteQuery } from '@tanstack/react-query';
import { listNoticeActors } from '@zaojie/contract/notifications/notification.endpoints';
import { Link } from 'react-router';
import { call, messageOf } from '../../api/client.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Button, TextButton } from '../../ui/form/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { noticeKeys } from './notice-queries.ts';

const PAGE_SIZE = 50;

function useActors(noticeId: number) {
  return useInfiniteQuery({
    queryKey: noticeKeys.actors(noticeId),
    queryFn: async ({ pageParam, signal }) => {
      const query = { id: noticeId, per_page: PAGE_SIZE, cursor: pageParam };
      return (await call(listNoticeActors, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
  });
}

/** Everybody in a grouped notice. */
export function NoticeActors({ noticeId }: { noticeId: number }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useActors(noticeId);
  if (error && data === undefined) {
    return (
      <div role="alert" className="relative z-1 flex items-center gap-3 text-13 text-ink-2">
        {messageOf(error, '获取名单失败')}
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          重试
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup className="flex flex-wrap gap-2">
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} width={96} height={32} className="rounded-full" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul aria-label="全部名单" className="relative z-1 flex flex-wrap gap-2">
        {data.pages
          .flatMap((page) => page.data)
          .map((person) => (
            <li key={person.id} className="max-w-full">
              <Link
                to={`/user/${person.id}`}
                className="flex h-8 max-w-full items-center gap-2 rounded-full bg-surface-2 pr-3 pl-1 text-13 hover:bg-surface-3 max-md:h-11 max-md:pl-2"
              >
                <Avatar name={person.nickname} src={person.avatar} size={24} />
                <span className="truncate">{person.nickname}</span>
              </Link>
            </li>
          ))}
      </ul>
      {hasNextPage ? (
        <TextButton className="z-1 mt-2" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {isFetching ? '正在展开…' : '更多'}
        </TextButton>
      ) : null}
    </>
  );
}
