import type { QueryClient } from '@tanstack/react-query';
import { draftBoxKey } from '../features/compose/box/box-drafts.ts';
import { postKeys } from '../features/posts/post-cache.ts';
import { seriesKeys } from '../features/posts/series/series-queries.ts';
import { profileKeys } from '../features/profiles/profile-queries.ts';
import { queryClient } from './query-scope.tsx';

/** One's own post was published or changed. */
export function refreshPosts(queries: QueryClient, id: number): void {
  void queries.invalidateQueries({ queryKey: postKeys.feeds });
  void queries.invalidateQueries({ queryKey: postKeys.detail(id) });
  void queries.invalidateQueries({ queryKey: seriesKeys.all });
  // Posts and works are counted, and hung, on the page of whoever published.
  void queries.invalidateQueries({ queryKey: profileKeys.all });
}

/** A post that had waited for the network is there now, and its draft gone. */
export function showKeptPost(id: number): void {
  refreshPosts(queryClient, id);
  void queryClient.invalidateQueries({ queryKey: draftBoxKey });
}
