import type { Post } from '@zaojie/contract/posts/post.schemas';

export type SharedPost = Pick<Post, 'id' | 'title' | 'content' | 'cover_image' | 'nickname'>;

let current: SharedPost | null = null;
const listeners = new Set<() => void>();

function change(next: SharedPost | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the share dialog from anywhere; `<ShareDialogHost/>` draws it. */
export function openShareDialog(post: SharedPost): void {
  change(post);
}

export function closeShareDialog(): void {
  change(null);
}

export function currentShare(): SharedPost | null {
  return current;
}

export function subscribeToShares(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
