import type { Post } from '@zaojie/contract/posts/post.schemas';
import { laterMenu } from '../../../ui/menu/later-menu.tsx';

/** What else can be done with a post of a feed. */
export const PostCardMenu = laterMenu<{ post: Post }>(
  async () => (await import('./post-card-menu-view.tsx')).PostCardMenuView,
  { size: 'small' },
);
