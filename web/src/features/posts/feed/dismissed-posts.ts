import { dismissPost, undismissPost } from '@zaojie/contract/posts/dismissal.endpoints';
import { useSyncExternalStore } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';

/** Those that were dismissed since the page was opened: they give way at once, and leave a line to take it back by. */
let dismissed: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function change(postId: number, isDismissed: boolean): void {
  const next = new Set(dismissed);
  if (isDismissed) next.add(postId);
  else next.delete(postId);
  dismissed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsDismissed(postId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dismissed.has(postId),
    () => false,
  );
}

export async function dismiss(postId: number): Promise<void> {
  change(postId, true);
  try {
    await call(dismissPost, { body: { post_id: postId } });
  } catch (error) {
    change(postId, false);
    toast.error(messageOf(error, '操作失败，请稍后重试'));
  }
}

export async function undismiss(postId: number): Promise<void> {
  change(postId, false);
  try {
    await call(undismissPost, { body: { post_id: postId } });
  } catch (error) {
    change(postId, true);
    toast.error(messageOf(error, '撤销失败，请稍后重试'));
  }
}
