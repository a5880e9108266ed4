import type { Post } from '@zaojie/contract/posts/post.schemas';
import type { PostMove } from '@zaojie/contract/posts/post-marks.endpoints';
import { Award, Pin } from 'lucide-react';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What administrators do with a post from its own page. */
export function PostMarkItems({ post, onMark }: { post: Post; onMark: (move: PostMove) => void }) {
  return (
    <>
      <MenuItem icon={<Pin {...icon} />} onSelect={() => onMark(post.is_top ? 'unpin' : 'pin')}>
        {post.is_top ? '取消置顶' : '置顶'}
      </MenuItem>
      <MenuItem icon={<Award {...icon} />} onSelect={() => onMark(post.is_essence ? 'unpraise' : 'praise')}>
        {post.is_essence ? '取消加精' : '加精'}
      </MenuItem>
    </>
  );
}
