import type { FeedFilter, listPosts } from '@zaojie/contract/posts/post.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type FeedPage = EndpointOutput<typeof listPosts>;
export type FeedData = InfiniteData<FeedPage>;

/** Which posts a feed shows. Left out means no restriction. */
export type FeedQuery = {
  filter: FeedFilter;
  order?: 'new' | 'hot';
  circleId?: number;
  tagIds?: readonly number[];
  /** Of one person, the newest first. */
  userId?: number;
};

export const postKeys = {
  all: ['posts'] as const,
  feeds: ['posts', 'feed'] as const,
  feed: (query: FeedQuery) => ['posts', 'feed', query] as const,
  detail: (id: number) => ['posts', 'detail', id] as const,
  related: (id: number) => ['posts', 'related', id] as const,
};

export type PostChange = Partial<Post> | ((post: Post) => Partial<Post>);

function changed(post: Post, change: PostChange): Post {
  return { ...post, ...(typeof change === 'function' ? change(post) : change) };
}

/** Pages without the post stay the same objects, so that their cards are not drawn again. */
function mapFeed(data: FeedData, id: number, change: PostChange): FeedData {
  const holds = (page: FeedPage) => page.data.some((post) => post.id === id);
  if (!data.pages.some(holds)) return data;
  const pages = data.pages.map((page) =>
    holds(page)
      ? { ...page, data: page.data.map((post) => (post.id === id ? changed(post, change) : post)) }
      : page,
  );
  return { ...data, pages };
}

/** Changes one post wherever it is shown: in every feed and on its own page. */
export function patchPost(queryClient: QueryClient, id: number, change: PostChange): void {
  queryClient.setQueriesData<FeedData>({ queryKey: postKeys.feeds }, (data) =>
    data?.pages ? mapFeed(data, id, change) : data,
  );
  queryClient.setQueryData<Post>(postKeys.detail(id), (post) => post && changed(post, change));
}

/** Takes a deleted post out of every feed at once. */
export function dropPost(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<FeedData>({ queryKey: postKeys.feeds }, (data) => {
    if (!data?.pages?.some((page) => page.data.some((post) => post.id === id))) return data;
    const pages = data.pages.map((page) => ({ ...page, data: page.data.filter((post) => post.id !== id) }));
    return { ...data, pages };
  });
  queryClient.removeQueries({ queryKey: postKeys.detail(id) });
}
