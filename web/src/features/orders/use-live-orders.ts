import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../api/live/live-bus.ts';
import { useThrottled } from '../../api/live/use-throttled.ts';
import { orderKeys } from './order-queries.ts';

const AT_MOST_EVERY_MS = 1_000;

/** What the other side does is told by a notice: whatever is shown of orders is asked for again then. */
export function useLiveOrders(): void {
  const client = useQueryClient();
  const refresh = useThrottled(
    () => void client.invalidateQueries({ queryKey: orderKeys.all }),
    AT_MOST_EVERY_MS,
  );
  useLive((frame) => {
    if (frame.type === 'ready' || (frame.type === 'notice' && frame.notice_type === 'system')) refresh();
  });
}
