import { getPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { bind } from '../../http/bind.ts';
import { getPost } from './get-post.ts';

/** The page of one post: it needs posts and comments, and neither of these needs it. */
export const postPageRoutes = [bind(endpoint, getPost)];
