import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listNotifications } from '@zaojie/contract/notifications/notification.endpoints';
import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { call } from '../../api/client.ts';
import { noticeKeys } from './notice-queries.ts';

export function useNotices(type: NoticeType, isUnreadOnly: boolean) {
  const query = useInfiniteQuery({
    queryKey: noticeKeys.list(type, isUnreadOnly),
    queryFn: async ({ pageParam, signal }) => {
      const asked = { type, cursor: pageParam, ...(isUnreadOnly && { unread: '1' }) };
      return (await call(listNotifications, { query: asked, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
    placeholderData: keepPreviousData,
    // Whoever comes to look wants what is there now.
    staleTime: 0,
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    notices: pages.flatMap((page) => page.data),
    unreadCount: pages[0]?.unread_count ?? 0,
  };
}
