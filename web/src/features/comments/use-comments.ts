import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { listComments } from '@zaojie/contract/comments/comment.endpoints';
import { call } from '../../api/client.ts';
import { commentKeys, flatten, type CommentOrder } from './comment-cache.ts';

export function useComments(postId: number, order: CommentOrder) {
  const query = useInfiniteQuery({
    queryKey: commentKeys.ordered(postId, order),
    queryFn: async ({ pageParam, signal }) => {
      const asked = { post_id: postId, order, per_page: limits.comment.pageSize, cursor: pageParam };
      return (await call(listComments, { query: asked, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
    // Asking again would fold up the replies that people have opened.
    refetchOnReconnect: (list) => list.state.data === undefined,
  });
  return { ...query, comments: flatten(query.data) };
}
