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

/** Pages without a match stay the same objects, so that their cards are not drawn again. */
function mapFeed(data: FeedData, isMeant: (post: Post) => boolean, change: PostChange): FeedData {
  if (!data.pages.some((page) => page.data.some(isMeant))) return data;
  const pages = data.pages.map((page) =>
    page.data.some(isMeant)
      ? { ...page, data: page.data.map((post) => (isMeant(post) ? changed(post, change) : post)) }
      : page,
  );
  return { ...data, pages };
}

function patchWhere(queryClient: QueryClient, isMeant: (post: Post) => boolean, change: PostChange): void {
  queryClient.setQueriesData<FeedData>({ queryKey: postKeys.feeds }, (data) =>
    data?.pages ? mapFeed(data, isMeant, change) : data,
  );
  queryClient.setQueriesData<Post>({ queryKey: ['posts', 'detail'] }, (post) =>
    post && isMeant(post) ? changed(post, change) : post,
  );
}

/** Changes one post wherever it is shown: in every feed and on its own page. */
export function patchPost(queryClient: QueryClient, id: number, change: PostChange): void {
  patchWhere(queryClient, (post) => post.id === id, change);
}

/** Changes every post of one author: following somebody shows on all their cards. */
export function patchAuthor(queryClient: QueryClient, userId: number, change: PostChange): void {
  patchWhere(queryClient, (post) => post.user_id === userId, change);
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
