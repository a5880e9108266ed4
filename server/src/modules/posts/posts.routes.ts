import * as dismissals from '@zaojie/contract/posts/dismissal.endpoints';
import * as drafts from '@zaojie/contract/posts/draft.endpoints';
import * as favorites from '@zaojie/contract/posts/favorite.endpoints';
import * as newPosts from '@zaojie/contract/posts/new-posts.endpoints';
import * as endpoints from '@zaojie/contract/posts/post.endpoints';
import * as series from '@zaojie/contract/posts/series.endpoints';
import * as marks from '@zaojie/contract/posts/post-marks.endpoints';
import { bind } from '../../frame/action.ts';
import { addPost } from './add-post.ts';
import { deletePost } from './delete-post.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from './drafts/drafts.ts';
import { editPost } from './edit-post.ts';
import { addFavoriteFolder, deleteFavoriteFolder, editFavoriteFolder } from './favorites/folders.ts';
import { favoritePost, moveFavorites, unfavoritePost } from './favorites/keep-post.ts';
import { listFavoriteFolders, listFavorites } from './favorites/list-favorites.ts';
import { followAuthor } from './follow-author.ts';
import { dismissPost, undismissPost } from './feed/dismiss-post.ts';
import { likePost } from './liveliness/like-post.ts';
import { countNewPosts } from './feed/count-new-posts.ts';
import { listPosts } from './feed/list-posts.ts';
import { listRelatedPosts } from './feed/list-related-posts.ts';
import { listMarkedPosts, markPost } from './marks/mark-post.ts';
import {
  addSeries,
  addToSeries,
  deleteSeries,
  editSeries,
  orderSeries,
  removeFromSeries,
} from './series/change-series.ts';
import { getSeries, listSeries, listSeriesPictures } from './series/list-series.ts';
import { sharePost } from './liveliness/share-post.ts';

const postWords = {
  fields: ['title', 'content', 'tags.name', 'captions', 'series_title'],
  html: ['content'],
  held: 'by_action',
} as const;
const folderWords = { fields: ['name'], held: 'by_action' } as const;
const seriesWords = { fields: ['title', 'description'], held: { reports: 'series' } } as const;

export const postRoutes = [
  bind(endpoints.listPosts, listPosts),
  bind(newPosts.countNewPosts, countNewPosts),
  bind(endpoints.listRelatedPosts, listRelatedPosts),
  bind(endpoints.addPost, addPost, { pace: 'post', words: postWords }),
  bind(endpoints.editPost, editPost, { words: postWords }),
  bind(endpoints.deletePost, deletePost),
  bind(marks.listMarkedPosts, listMarkedPosts),
  bind(marks.markPost, markPost),
  bind(endpoints.likePost, likePost, { pace: 'like' }),
  bind(endpoints.sharePost, sharePost, { pace: 'share' }),
  bind(endpoints.followAuthor, followAuthor, { pace: 'follow' }),
  bind(drafts.listDrafts, listDrafts),
  bind(drafts.getDraft, getDraft),
  bind(drafts.saveDraft, saveDraft),
  bind(drafts.deleteDraft, deleteDraft),
  bind(dismissals.dismissPost, dismissPost, { pace: 'like' }),
  bind(dismissals.undismissPost, undismissPost, { pace: 'like' }),
  bind(series.listSeries, listSeries),
  bind(series.getSeries, getSeries),
  bind(series.listSeriesPictures, listSeriesPictures),
  bind(series.addSeries, addSeries, { words: seriesWords }),
  bind(series.editSeries, editSeries, { words: seriesWords }),
  bind(series.deleteSeries, deleteSeries),
  bind(series.addToSeries, addToSeries),
  bind(series.removeFromSeries, removeFromSeries),
  bind(series.orderSeries, orderSeries),
  bind(favorites.favoritePost, favoritePost, { pace: 'like' }),
  bind(favorites.unfavoritePost, unfavoritePost, { pace: 'like' }),
  bind(favorites.listFavoriteFolders, listFavoriteFolders),
  bind(favorites.listFavorites, listFavorites),
  bind(favorites.addFavoriteFolder, addFavoriteFolder, { words: folderWords }),
  bind(favorites.editFavoriteFolder, editFavoriteFolder, { words: folderWords }),
  bind(favorites.deleteFavoriteFolder, deleteFavoriteFolder),
  bind(favorites.moveFavorites, moveFavorites),
];
