import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLive } from './live-bus.ts';
import { useThrottled } from './use-throttled.ts';

const AT_MOST_EVERY_MS = 1_000;

/** What the other side does is told by a notice: what is shown of it is asked for again then. */
export function useLiveRefresh(queryKey: QueryKey): void {
  const client = useQueryClient();
  const refresh = useThrottled(() => void client.invalidateQueries({ queryKey }), AT_MOST_EVERY_MS);
  useLive((frame) => {
    if (frame.type === 'ready' || (frame.type === 'notice' && frame.notice_type === 'system')) refresh();
  });
}
