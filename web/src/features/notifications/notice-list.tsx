import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { NoticeItem } from './notice-item.tsx';
import type { useNotices } from './use-notices.ts';

const NOTHING: Readonly<Record<NoticeType, string>> = {
  at: '还没有人评论、回复或提到你。',
  like: '还没有收到赞，发一幅作品试试。',
  follow: '还没有新粉丝。',
  system: '还没有系统通知。',
};

type NoticeListProps = {
  list: ReturnType<typeof useNotices>;
  type: NoticeType;
  title: string;
  isUnreadOnly: boolean;
  onRead: (id: number) => void;
};

export function NoticeList({ list, type, title, isUnreadOnly, onRead }: NoticeListProps) {
  const { notices, isPending, error, isFetching, refetch } = list;
  if (isPending) return <ListSkeleton />;
  if (error && notices.length === 0) {
    return (
      <ErrorState title="获取通知失败" error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (notices.length === 0) {
    const action = isUnreadOnly ? undefined : <ButtonLink to="/community">去社区看看</ButtonLink>;
    return (
      <EmptyState line={isUnreadOnly ? '都读过了。' : NOTHING[type]} action={action} className="pt-14" />
    );
  }
  return (
    <>
      <Card className="overflow-hidden max-md:rounded-none max-md:border-x-0">
        <ul aria-label={title} aria-busy={list.isPlaceholderData || undefined}>
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onRead={onRead} />
          ))}
        </ul>
      </Card>
      {list.hasNextPage ? (
        <div className="mt-5 flex justify-center">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? '没有取到，再试一次' : '更早的通知'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const ROWS = 5;

function ListSkeleton() {
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <SkeletonGroup>
        {Array.from({ length: ROWS }, (_, row) => (
          <span key={row} className="flex gap-3.5 border-line px-6 py-5 not-first:border-t max-md:px-4">
            <Skeleton shape="circle" width={40} height={40} />
            <span className="grid min-w-0 flex-1 content-start gap-3">
              <Skeleton width="52%" />
              <Skeleton width="80%" />
              <Skeleton width={72} />
            </span>
          </span>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
