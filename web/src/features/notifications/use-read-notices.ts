import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readNotifications } from '@zaojie/contract/notifications/notification.endpoints';
import type { Notice, NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { call } from '../../api/client.ts';
import { UNREAD_KEY } from '../../api/unread.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { noticeKeys, type NoticeData } from './notice-queries.ts';

/** One notice, or everything of a type. */
export type ReadChoice = { id: number } | { type: NoticeType };

function isMeant(notice: Notice, choice: ReadChoice): boolean {
  return 'id' in choice ? notice.id === choice.id : notice.type === choice.type;
}

/** Marks as read in a list that is shown. What was unread stays in sight until the list is asked for again. */
export function markRead(data: NoticeData, choice: ReadChoice): NoticeData {
  const isListed = data.pages.some((page) => page.data.some((notice) => isMeant(notice, choice)));
  if (!isListed) return data;
  const isOne = 'id' in choice;
  const wasUnread = data.pages.some((page) =>
    page.data.some((notice) => isMeant(notice, choice) && !notice.is_read),
  );
  const pages = data.pages.map((page) => ({
    ...page,
    unread_count: isOne ? Math.max(0, page.unread_count - (wasUnread ? 1 : 0)) : 0,
    data: page.data.map((notice) => (isMeant(notice, choice) ? { ...notice, is_read: true } : notice)),
  }));
  return { ...data, pages };
}

export function useReadNotices() {
  const client = useQueryClient();
  const reading = useMutation({
    mutationFn: async (choice: ReadChoice) => (await call(readNotifications, { body: choice })).data,
    onMutate: (choice) => {
      client.setQueriesData<NoticeData>({ queryKey: noticeKeys.lists }, (data) =>
        data === undefined ? data : markRead(data, choice),
      );
    },
    onError: (_, choice) => {
      void client.invalidateQueries({ queryKey: noticeKeys.lists });
      // One notice is marked in passing, while it opens; that is not worth an alarm.
      if ('type' in choice) toast.error('标为已读失败，请稍后重试');
    },
    onSettled: (_, __, choice) => {
      void client.invalidateQueries({ queryKey: UNREAD_KEY });
      // A list that was asked for before the server had marked them shows them as they were.
      if ('type' in choice) void client.invalidateQueries({ queryKey: noticeKeys.ofType(choice.type) });
    },
  });
  return { read: reading.mutate, isReading: reading.isPending };
}
