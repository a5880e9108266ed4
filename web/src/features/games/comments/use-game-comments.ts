import { useInfiniteQuery } from '@tanstack/react-query';
import { commentsQuery, type CommentFilter } from '../game-queries.ts';
import { flatten } from './comment-cache.ts';

export function useGameComments(gameId: number, filter: CommentFilter) {
  const query = useInfiniteQuery(commentsQuery(gameId, filter));
  return { ...query, comments: flatten(query.data), total: query.data?.pages[0]?.total ?? 0 };
}
