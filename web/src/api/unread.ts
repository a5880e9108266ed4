import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveFrame } from '@zaojie/contract/live/live-frames';
import { limits } from '@zaojie/contract/limits';
import type { UnreadCounts } from '@zaojie/contract/messages/message.schemas';
import { useEffect } from 'react';
import { call } from './client.ts';
import { useLive, useLiveState } from './live/live-bus.ts';
import { useThrottled } from './live/use-throttled.ts';
import { useSession } from './session.ts';

export const UNREAD_KEY = ['unread'] as const;

const NOTHING: UnreadCounts = { total: 0, message: 0, at: 0, like: 0, follow: 0, system: 0 };
const AT_MOST_EVERY_MS = 400;
const COUNTING: ReadonlySet<LiveFrame['type']> = new Set([
  'ready',
  'message',
  'read',
  'revoke',
  'sessions',
  'notice',
]);

/** What waits to be read: asked every minute, and whenever the live line says that it changed. Failures stay silent. */
export function useUnread(): UnreadCounts {
  const isSignedIn = useSession() !== null;
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => {
      // Visitors have nothing to count, so their first load doesn't carry the calls.
      const { getUnreadCounts } = await import('@zaojie/contract/messages/message.endpoints');
      return (await call(getUnreadCounts, { signal })).data;
    },
    enabled: isSignedIn,
    refetchInterval: limits.message.unreadPollMs,
    retry: false,
  });
  const recount = useThrottled(
    () => void client.invalidateQueries({ queryKey: UNREAD_KEY }),
    AT_MOST_EVERY_MS,
  );
  useLive((frame) => {
    if (COUNTING.has(frame.type)) recount();
  });
  const isRefused = useLiveState() === 'refused';
  useEffect(() => {
    // The call finds out whether the session has really ended, and ends it here too.
    if (isRefused) recount();
  }, [isRefused, recount]);
  return isSignedIn ? (data ?? NOTHING) : NOTHING;
}
