import * as marks from '@zaojie/contract/posts/post-marks.endpoints';
import * as endpoints from '@zaojie/contract/posts/post.endpoints';
import {
  accessOf,
  forAdmin,
  forEveryone,
  forMembers,
  forOwner,
  notOneself,
  unlessBlocked,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createPost } from '../../../test/test-posts.ts';

const makePost = async ({ app, owner }: Stage) => ({ postId: await createPost(app, owner) });

const form = { title: '矩阵', content: '<p>内容</p>', media_urls: [], tags: [] };

export const access = accessOf(makePost, (row) => [
  row(endpoints.listPosts, forEveryone),
  row(endpoints.listRelatedPosts, forEveryone, ({ postId }) => ({ query: { id: postId } })),
  row(endpoints.addPost, forMembers, () => ({ body: form })),
  row(endpoints.editPost, forOwner, ({ postId }) => ({ params: { id: postId }, body: form })),
  row(endpoints.deletePost, forOwner, ({ postId }) => ({ query: { id: postId } })),
  row(marks.listMarkedPosts, forAdmin),
  row(marks.markPost, forAdmin, ({ postId }) => ({ body: { id: postId, move: 'pin' as const } })),
  row(endpoints.likePost, unlessBlocked(forMembers), ({ postId }) => ({ body: { post_id: postId } })),
  row(endpoints.sharePost, forEveryone, ({ postId }) => ({ body: { post_id: postId } })),
  row(endpoints.followAuthor, unlessBlocked(notOneself), ({ owner }) => ({ body: { user_id: owner.id } })),
]);
