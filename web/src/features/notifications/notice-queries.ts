import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { listNotifications } from '@zaojie/contract/notifications/notification.endpoints';
import type { Notice, NoticeType } from '@zaojie/contract/notifications/notification.schemas';

export type NoticePage = EndpointOutput<typeof listNotifications>;
export type NoticeData = InfiniteData<NoticePage, string | null>;

export const noticeKeys = {
  lists: ['notices', 'list'] as const,
  ofType: (type: NoticeType) => ['notices', 'list', type] as const,
  list: (type: NoticeType, isUnreadOnly: boolean) => ['notices', 'list', type, isUnreadOnly] as const,
  actors: (id: number) => ['notices', 'actors', id] as const,
  settings: ['notices', 'settings'] as const,
};

/** Changes one notice in every list that shows it. */
export function patchNotice(client: QueryClient, id: number, change: Partial<Notice>): void {
  client.setQueriesData<NoticeData>({ queryKey: noticeKeys.lists }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            data: page.data.map((notice) => (notice.id === id ? { ...notice, ...change } : notice)),
          })),
        },
  );
}
