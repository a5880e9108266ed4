import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { cursor, id, optionalId, pageQuery, paged } from '../primitives.ts';
import { favoriteErrors } from './favorite.errors.ts';
import { favoriteFolder, favoriteState, folderEdit, folderForm } from './favorite.schemas.ts';
import { postErrors } from './post.errors.ts';
import { post } from './post.schemas.ts';

const postId = () => id('无效的帖子ID');
const folderId = z.object({ id: id('无效的收藏夹ID') });

export const favoritePost = endpoint({
  method: 'POST',
  path: '/posts/favorite',
  access: 'member',
  summary: '收藏帖子：不选收藏夹进默认收藏夹；已收藏的换到所选的收藏夹',
  body: z.object({ post_id: postId(), folder_id: optionalId }),
  output: favoriteState,
  errors: [postErrors.notFound, favoriteErrors.folderNotFound],
});

export const unfavoritePost = endpoint({
  method: 'POST',
  path: '/posts/unfavorite',
  access: 'member',
  summary: '取消收藏帖子',
  body: z.object({ post_id: postId() }),
  output: favoriteState,
  errors: [postErrors.notFound],
});

export const listFavoriteFolders = endpoint({
  method: 'GET',
  path: '/posts/favorite-folders',
  access: 'public',
  summary: '收藏夹：自己的全部，别人的只有公开的；带帖子ID时说明它在哪个里',
  query: z.object({ user_id: optionalId, post_id: optionalId }),
  output: z.object({ data: z.array(favoriteFolder) }),
});

export const listFavorites = endpoint({
  method: 'GET',
  path: '/posts/favorites',
  access: 'public',
  summary: '收藏夹里的帖子，最近收藏的在前；不选收藏夹时是自己的全部收藏',
  query: pageQuery(limits.post.feedSize).extend({ folder_id: optionalId, cursor }),
  output: paged(post).extend({ folder: favoriteFolder.nullable() }),
  errors: [favoriteErrors.folderNotFound],
});

export const addFavoriteFolder = endpoint({
  method: 'POST',
  path: '/posts/favorite-folders/add',
  access: 'member',
  summary: '新建收藏夹',
  body: folderForm,
  output: z.object({ id: z.int() }),
  errors: [favoriteErrors.nameTaken, favoriteErrors.tooManyFolders],
});

export const editFavoriteFolder = endpoint({
  method: 'POST',
  path: '/posts/favorite-folders/edit/{id}',
  access: 'member',
  summary: '改收藏夹的名称，或设为公开、私密',
  params: folderId,
  body: folderEdit,
  output: z.object({}),
  errors: [favoriteErrors.folderNotFound, favoriteErrors.nameTaken, favoriteErrors.defaultStays],
});

export const deleteFavoriteFolder = endpoint({
  method: 'POST',
  path: '/posts/favorite-folders/del/{id}',
  access: 'member',
  summary: '删除收藏夹，里面的帖子移到默认收藏夹',
  params: folderId,
  output: z.object({}),
  errors: [favoriteErrors.folderNotFound, favoriteErrors.defaultStays],
});

export const moveFavorites = endpoint({
  method: 'POST',
  path: '/posts/favorites/move',
  access: 'member',
  summary: '把收藏的帖子移到另一个收藏夹',
  body: z.object({
    post_ids: z
      .array(postId(), { error: '请选择帖子' })
      .min(1, '请选择帖子')
      .max(limits.page.maxSize, `一次最多移动${limits.page.maxSize}个帖子`),
    folder_id: optionalId,
  }),
  output: z.object({ moved: z.int() }),
  errors: [favoriteErrors.folderNotFound],
});
