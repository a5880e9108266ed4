import * as endpoints from '@zaojie/contract/posts/post.endpoints';
import * as marks from '@zaojie/contract/posts/post-marks.endpoints';
import { bind } from '../../frame/action.ts';
import { addPost } from './add-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { followAuthor } from './follow-author.ts';
import { likePost } from './liveliness/like-post.ts';
import { listPosts } from './feed/list-posts.ts';
import { listRelatedPosts } from './feed/list-related-posts.ts';
import { listMarkedPosts, markPost } from './marks/mark-post.ts';
import { sharePost } from './liveliness/share-post.ts';

export const postRoutes = [
  bind(endpoints.listPosts, listPosts),
  bind(endpoints.listRelatedPosts, listRelatedPosts),
  bind(endpoints.addPost, addPost, {
    pace: 'post',
    words: { fields: ['title', 'content', 'tags'], html: ['content'] },
  }),
  bind(endpoints.editPost, editPost, { words: { fields: ['title', 'content', 'tags'], html: ['content'] } }),
  bind(endpoints.deletePost, deletePost),
  bind(marks.listMarkedPosts, listMarkedPosts),
  bind(marks.markPost, markPost),
  bind(endpoints.likePost, likePost, { pace: 'like' }),
  bind(endpoints.sharePost, sharePost, { pace: 'share' }),
  bind(endpoints.followAuthor, followAuthor, { pace: 'follow' }),
];
