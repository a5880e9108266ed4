import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { patchPost } from './post-cache.ts';

/** Moves the number of comments of a post wherever the post is shown. */
export function useCommentCount(postId: number) {
  const client = useQueryClient();
  return useCallback(
    (change: (count: number) => number) =>
      patchPost(client, postId, (known) => ({ comment_count: change(known.comment_count) })),
    [client, postId],
  );
}
