import { useQueryClient } from '@tanstack/react-query';
import { likeComment } from '@zaojie/contract/comments/comment.endpoints';
import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { call } from '../../api/client.ts';
import { useToggle } from '../users/use-toggle.ts';
import { patchLike } from './comment-cache.ts';

/** The heart answers at once and takes it back when the server refuses. */
export function useLikeComment(target: Reply) {
  const client = useQueryClient();
  const { isOn, count, toggle } = useToggle({
    deed: { kind: 'like-comment', id: target.id, postId: target.post_id },
    isOn: target.is_liked,
    count: target.like_count,
    ask: async () => {
      const { data } = await call(likeComment, { body: { comment_id: target.id } });
      return { isOn: data.is_liked, count: data.like_count };
    },
    onChange: (state) => patchLike(client, target, { is_liked: state.isOn, like_count: state.count }),
  });
  return { isLiked: isOn, likeCount: count, toggle };
}
