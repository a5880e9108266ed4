import type { Post, PostOrigin } from '@zaojie/contract/posts/post.schemas';
import { StatusLabel } from '../../ui/text/label.tsx';

const originNames: Record<PostOrigin, string> = {
  original: '原创',
  repost: '转载',
  ai_assisted: 'AI 辅助',
};

/** Where a post comes from, as its author says. */
export function OriginLabel({ origin, className }: Pick<Post, 'origin'> & { className?: string }) {
  if (origin === null) return null;
  return <StatusLabel className={className}>{originNames[origin]}</StatusLabel>;
}
