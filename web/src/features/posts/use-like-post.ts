import { likePost } from '@zaojie/contract/posts/post.endpoints';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useToggle } from '../users/use-toggle.ts';
import { patchPost } from './post-cache.ts';

/** The like of a post: shown at once wherever the post is, taken back when the server refuses. */
export function useLikePost(post: Pick<Post, 'id' | 'is_liked' | 'like_count'>) {
  const queryClient = useQueryClient();
  const { isOn, count, toggle, isPending } = useToggle({
    deed: { kind: 'like-post', id: post.id },
    isOn: post.is_liked,
    count: post.like_count,
    ask: async () => {
      const { data } = await call(likePost, { body: { post_id: post.id } });
      return { isOn: data.is_liked, count: data.like_count };
    },
    onChange: (state) => patchPost(queryClient, post.id, { is_liked: state.isOn, like_count: state.count }),
  });
  return { isLiked: isOn, likeCount: count, toggle: () => void toggle(), isPending };
}
