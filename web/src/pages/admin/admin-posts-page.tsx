import { MarkedPosts } from '../../features/posts/marks/marked-posts.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminPostsPage() {
  return (
    <AdminArea title="帖子" about="置顶的排在最新的最前，精华有标记。作者会收到通知。">
      <MarkedPosts />
    </AdminArea>
  );
}
