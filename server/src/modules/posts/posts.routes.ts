import * as endpoints from '@zaojie/contract/posts/post.endpoints';
import { bind } from '../../http/bind.ts';
import { addPost } from './add-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { followAuthor } from './follow-author.ts';
import { likePost } from './like-post.ts';
import { listPosts } from './list-posts.ts';
import { listRelatedPosts } from './list-related-posts.ts';
import { sharePost } from './share-post.ts';

export const postRoutes = [
  bind(endpoints.listPosts, listPosts),
  bind(endpoints.listRelatedPosts, listRelatedPosts),
  bind(endpoints.addPost, addPost),
  bind(endpoints.editPost, editPost),
  bind(endpoints.deletePost, deletePost),
  bind(endpoints.likePost, likePost),
  bind(endpoints.sharePost, sharePost),
  bind(endpoints.followAuthor, followAuthor),
];
