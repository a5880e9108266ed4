import { useQueryClient } from '@tanstack/react-query';
import type { PublishViewProps } from '../features/compose/publish-dialog.tsx';
import { PublishView } from '../features/compose/publish-view.tsx';
import { profileKeys } from '../features/profiles/profile-queries.ts';
import { postKeys } from '../features/posts/post-cache.ts';
import { seriesKeys } from '../features/posts/series/series-queries.ts';
import { QueryScope } from './query-scope.tsx';

function PublishInScope(props: PublishViewProps) {
  const queries = useQueryClient();
  function refresh(id: number) {
    void queries.invalidateQueries({ queryKey: postKeys.feeds });
    void queries.invalidateQueries({ queryKey: postKeys.detail(id) });
    void queries.invalidateQueries({ queryKey: seriesKeys.all });
    // Posts and works are counted, and hung, on the page of whoever published.
    void queries.invalidateQueries({ queryKey: profileKeys.all });
  }
  return <PublishView {...props} onPublished={refresh} />;
}

/** The form for posts, joined to the cache of what the pages show. Fetched when it is first opened. */
export function PublishOverlay(props: PublishViewProps) {
  return (
    <QueryScope>
      <PublishInScope {...props} />
    </QueryScope>
  );
}
