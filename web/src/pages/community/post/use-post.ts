import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPost, listPosts, listRelatedPosts } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { getUser } from '@zaojie/contract/users/user.endpoints';
import { ApiFailure, call } from '../../../api/client.ts';
import { postKeys } from '../../../features/posts/post-cache.ts';

const OTHER_WORKS = 12;

export const postQuery = (id: number) =>
  queryOptions({
    queryKey: postKeys.detail(id),
    queryFn: async ({ signal }) => (await call(getPost, { query: { id }, signal })).data,
    meta: { isCounted: true },
  });

export function usePost(id: number) {
  return useQuery(postQuery(id));
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === postErrors.notFound.code;
}

export function useRelatedPosts(id: number) {
  return useQuery({
    queryKey: postKeys.related(id),
    queryFn: async ({ signal }) => (await call(listRelatedPosts, { query: { id }, signal })).data.data,
  });
}

export function useAuthor(userId: number) {
  return useQuery({
    queryKey: ['users', 'detail', userId],
    queryFn: async ({ signal }) => (await call(getUser, { params: { id: userId }, signal })).data,
  });
}

/** The latest posts of one person that have a picture to show. */
export function worksOf(userId: number) {
  return queryOptions({
    queryKey: ['posts', 'works-of', userId],
    queryFn: async ({ signal }) => {
      const asked = { user_id: userId, per_page: OTHER_WORKS };
      const { data } = await call(listPosts, { query: asked, signal });
      return data.data.filter((post) => post.media.length > 0);
    },
  });
}

export function useWorksOf(userId: number) {
  return useQuery(worksOf(userId));
}
