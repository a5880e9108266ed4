import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GameCommentOrder, GameStatus } from '@zaojie/contract/games/game-words';
import {
  getGame,
  listGameCategories,
  listGameComments,
  listGames,
} from '@zaojie/contract/games/game.endpoints';
import { listGamesToReview, listPublishedGames } from '@zaojie/contract/games/game-publishing.endpoints';
import { listMyGames } from '@zaojie/contract/games/game-purchase.endpoints';
import { call } from '../../api/client.ts';
import { gamesQueryOf, type GamesFilters } from './store/games-address.ts';

export type CommentFilter = {
  order: GameCommentOrder;
  /** Only those who gave so many stars. */ rating: number | null;
};

export const gameKeys = {
  all: ['games'] as const,
  detail: (id: number) => ['games', 'detail', id] as const,
  comments: (id: number) => ['games', 'comments', id] as const,
  mine: ['games', 'mine'] as const,
  published: ['games', 'published'] as const,
  review: ['games', 'review'] as const,
};

const SLOW_NEWS_MS = 5 * 60_000;

export const categoriesQuery = queryOptions({
  queryKey: ['games', 'categories'] as const,
  queryFn: async ({ signal }) => (await call(listGameCategories, { signal })).data,
  staleTime: SLOW_NEWS_MS,
});

export function gamesQuery(filters: GamesFilters) {
  const query = gamesQueryOf(filters);
  return queryOptions({
    queryKey: ['games', 'list', query] as const,
    queryFn: async ({ signal }) => (await call(listGames, { query, signal })).data,
    // What was found before stays, dimmed, until the new answer comes: nothing jumps.
    placeholderData: keepPreviousData,
  });
}

export function gameQuery(id: number) {
  return queryOptions({
    queryKey: gameKeys.detail(id),
    queryFn: async ({ signal }) => (await call(getGame, { body: { id }, signal })).data,
    meta: { isCounted: true },
  });
}

export function commentsQuery(id: number, filter: CommentFilter) {
  return infiniteQueryOptions({
    queryKey: [...gameKeys.comments(id), filter] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = { id, order: filter.order, rating: filter.rating, cursor: pageParam };
      return (await call(listGameComments, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    placeholderData: keepPreviousData,
    // Asking again would fold up the answers that people have opened.
    refetchOnReconnect: (list) => list.state.data === undefined,
  });
}

export function myGamesQuery(page: number) {
  return queryOptions({
    queryKey: [...gameKeys.mine, page] as const,
    queryFn: async ({ signal }) => (await call(listMyGames, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function publishedGamesQuery(status: GameStatus | null, page: number) {
  return queryOptions({
    queryKey: [...gameKeys.published, status, page] as const,
    queryFn: async ({ signal }) => (await call(listPublishedGames, { query: { status, page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function reviewQuery(page: number) {
  return queryOptions({
    queryKey: [...gameKeys.review, page] as const,
    queryFn: async ({ signal }) => (await call(listGamesToReview, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
