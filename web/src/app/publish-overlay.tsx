import { useQueryClient } from '@tanstack/react-query';
import type { PublishViewProps } from '../features/compose/publish-dialog.tsx';
import { PublishView } from '../features/compose/publish-view.tsx';
import { QueryScope } from './query-scope.tsx';
import { refreshPosts } from './refresh-posts.ts';

function PublishInScope(props: PublishViewProps) {
  const queries = useQueryClient();
  return <PublishView {...props} onPublished={(id) => refreshPosts(queries, id)} />;
}

/** The form for posts, joined to the cache of what the pages show. Fetched when it is first opened. */
export function PublishOverlay(props: PublishViewProps) {
  return (
    <QueryScope>
      <PublishInScope {...props} />
    </QueryScope>
  );
}
