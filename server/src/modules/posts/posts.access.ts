import * as dismissals from '@zaojie/contract/posts/dismissal.endpoints';
import * as drafts from '@zaojie/contract/posts/draft.endpoints';
import * as favorites from '@zaojie/contract/posts/favorite.endpoints';
import * as newPosts from '@zaojie/contract/posts/new-posts.endpoints';
import * as marks from '@zaojie/contract/posts/post-marks.endpoints';
import * as series from '@zaojie/contract/posts/series.endpoints';
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

async function makePost({ app, owner }: Stage) {
  const postId = await createPost(app, owner);
  const body = { name: '参考' };
  const { data } = await app.post('/posts/favorite-folders/add', body, { token: owner.token });
  const draft = await app.post('/posts/drafts/save', { form: '{}' }, { token: owner.token });
  const made = await app.post(
    '/posts/series/add',
    { title: '合集', post_id: postId },
    { token: owner.token },
  );
  const seriesId = Number(made.data['id']);
  return { postId, folderId: Number(data['id']), draftId: Number(draft.data['id']), seriesId };
}

const form = { title: '矩阵', content: '<p>内容</p>', media_urls: [], tags: [] };

export const access = accessOf(makePost, (row) => [
  row(endpoints.listPosts, forEveryone),
  row(newPosts.countNewPosts, forEveryone, ({ postId }) => ({ query: { after_id: postId } })),
  row(endpoints.listRelatedPosts, forEveryone, ({ postId }) => ({ query: { id: postId } })),
  row(endpoints.addPost, forMembers, () => ({ body: form })),
  row(endpoints.editPost, forOwner, ({ postId }) => ({ params: { id: postId }, body: form })),
  row(endpoints.deletePost, forOwner, ({ postId }) => ({ query: { id: postId } })),
  row(marks.listMarkedPosts, forAdmin),
  row(marks.markPost, forAdmin, ({ postId }) => ({ body: { id: postId, move: 'pin' as const } })),
  row(endpoints.likePost, unlessBlocked(forMembers), ({ postId }) => ({ body: { post_id: postId } })),
  row(endpoints.sharePost, forEveryone, ({ postId }) => ({ body: { post_id: postId } })),
  row(endpoints.followAuthor, unlessBlocked(notOneself), ({ owner }) => ({ body: { user_id: owner.id } })),
  row(drafts.listDrafts, forMembers),
  row(drafts.getDraft, forOwner, ({ draftId }) => ({ params: { id: draftId } })),
  row(drafts.saveDraft, forOwner, ({ draftId }) => ({ body: { id: draftId, form: '{}' } })),
  row(drafts.deleteDraft, forOwner, ({ draftId }) => ({ params: { id: draftId } })),
  row(dismissals.dismissPost, forMembers, ({ postId }) => ({ body: { post_id: postId } })),
  row(dismissals.undismissPost, forMembers, ({ postId }) => ({ body: { post_id: postId } })),
  row(series.listSeries, forEveryone, ({ owner }) => ({ query: { user_id: owner.id } })),
  row(series.getSeries, forEveryone, ({ seriesId }) => ({ query: { id: seriesId } })),
  row(series.listSeriesPictures, forOwner, ({ seriesId }) => ({ query: { id: seriesId } })),
  row(series.addSeries, forMembers, () => ({ body: { title: '新的' } })),
  row(series.editSeries, forOwner, ({ seriesId }) => ({ params: { id: seriesId }, body: { title: '改名' } })),
  row(series.orderSeries, forOwner, ({ seriesId, postId }) => ({
    params: { id: seriesId },
    body: { post_ids: [postId] },
  })),
  row(series.addToSeries, forOwner, ({ seriesId, postId }) => ({
    body: { series_id: seriesId, post_id: postId },
  })),
  row(series.removeFromSeries, forOwner, ({ postId }) => ({ body: { post_id: postId } })),
  row(series.deleteSeries, forOwner, ({ seriesId }) => ({ params: { id: seriesId } })),
  row(favorites.favoritePost, unlessBlocked(forMembers), ({ postId }) => ({ body: { post_id: postId } })),
  row(favorites.unfavoritePost, unlessBlocked(forMembers), ({ postId }) => ({ body: { post_id: postId } })),
  row(favorites.listFavoriteFolders, forEveryone, ({ owner }) => ({ query: { user_id: owner.id } })),
  row(favorites.listFavorites, { ...forOwner, visitor: 'refused' }, ({ folderId }) => ({
    query: { folder_id: folderId },
  })),
  row(favorites.addFavoriteFolder, forMembers, () => ({ body: { name: '新的' } })),
  row(favorites.editFavoriteFolder, forOwner, ({ folderId }) => ({
    params: { id: folderId },
    body: { name: '改名', is_public: true },
  })),
  row(favorites.deleteFavoriteFolder, forOwner, ({ folderId }) => ({ params: { id: folderId } })),
  row(favorites.moveFavorites, forOwner, ({ postId, folderId }) => ({
    body: { post_ids: [postId], folder_id: folderId },
  })),
]);
