import { listPosts } from '@zaojie/contract/posts/post.endpoints';
import { listActivities } from '@zaojie/contract/profiles/profile.endpoints';
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { call } from '../../../api/client.ts';
import { postKeys, type FeedData, type FeedPage, type FeedQuery } from '../post-cache.ts';

async function fetchFeedPage(query: FeedQuery, cursor: string | null, signal: AbortSignal) {
  if (query.userId !== undefined) return fetchActivities(query.userId, cursor, signal);
  const { data } = await call(listPosts, {
    query: {
      filter: query.filter,
      ...(query.order && { order: query.order }),
      ...(query.circleId && { circle_id: query.circleId }),
      ...(query.tagIds && query.tagIds.length > 0 && { tags: query.tagIds.join(',') }),
      ...(cursor !== null && { cursor }),
    },
    signal,
  });
  return data;
}

async function fetchActivities(userId: number, cursor: string | null, signal: AbortSignal) {
  const { data } = await call(listActivities, {
    query: { user_id: userId, ...(cursor !== null && { cursor }) },
    signal,
  });
  return data;
}

export function feedQuery(query: FeedQuery) {
  return infiniteQueryOptions({
    queryKey: postKeys.feed(query),
    queryFn: ({ pageParam, signal }) => fetchFeedPage(query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: FeedPage) => last.next_cursor ?? null,
    // Fetching thirty loaded pages again would take the reader's place away.
    staleTime: Infinity,
    refetchOnReconnect: (feed) => feed.state.data === undefined,
  });
}

/** Going back shows what was loaded, to the same place; every other arrival starts from the first page. */
function useFreshOnArrival(query: FeedQuery, isEnabled: boolean): void {
  const queryClient = useQueryClient();
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const arrive = useEffectEvent((_visit: string) => {
    const queryKey = postKeys.feed(query);
    const state = queryClient.getQueryState(queryKey);
    if (!isEnabled || navigationType === NavigationType.Pop || state?.data === undefined) return;
    void queryClient.resetQueries({ queryKey, exact: true });
  });
  useEffect(() => arrive(key), [key]);
}

/** The posts of a feed page by page. A post that moved between two pages while they were read is shown once. */
export function usePostFeed(query: FeedQuery, { enabled = true }: { enabled?: boolean } = {}) {
  const feed = useInfiniteQuery({ ...feedQuery(query), enabled });
  useFreshOnArrival(query, enabled);
  const posts = useMemo(() => distinctPosts(feed.data), [feed.data]);
  return { ...feed, posts };
}

function distinctPosts(data: FeedData | undefined) {
  const seen = new Map((data?.pages ?? []).flatMap((page) => page.data).map((post) => [post.id, post]));
  return [...seen.values()];
}
