import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Link } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { PostAuthor } from '../../../features/posts/card/post-author.tsx';
import { AuthorAvatar } from '../../../features/users/author-avatar.tsx';
import { laterMenu } from '../../../ui/menu/later-menu.tsx';

const PostMenu = laterMenu<{ post: Post }>(async () => (await import('./post-menu.tsx')).PostMenu);

/** Who wrote it, when and where; follow them or keep them away, or, for one's own post, change it. */
export function PostHeader({ post }: { post: Post }) {
  const isMember = useSession() !== null;
  return (
    <header className="flex items-center gap-2">
      <Link to={`/user/${post.user_id}`} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <AuthorAvatar userId={post.user_id} author={post} size={48} />
      </Link>
      <div className="min-w-0 flex-1">
        <PostAuthor post={post} />
      </div>
      {isMember || post.can.edit || post.can.delete ? <PostMenu post={post} /> : null}
    </header>
  );
}
