import { useQueryClient } from '@tanstack/react-query';
import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { useLive } from '../../api/live/live-bus.ts';
import { useThrottled } from '../../api/live/use-throttled.ts';
import { noticeKeys } from './notice-queries.ts';

const AT_MOST_EVERY_MS = 1_000;

/** Asks for the list again when something new has come, and after the line was down. */
export function useLiveNotices(type: NoticeType): void {
  const client = useQueryClient();
  const refresh = useThrottled(
    () => void client.invalidateQueries({ queryKey: noticeKeys.ofType(type) }),
    AT_MOST_EVERY_MS,
  );
  useLive((frame) => {
    if (frame.type === 'ready' || (frame.type === 'notice' && frame.notice_type === type)) refresh();
  });
}
