import { getPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { getPost } from './get-post.ts';

/** The page of one post: it needs posts and comments, and neither of these needs it. */
export const postPageModule: Module = { name: 'post-page', routes: [bind(endpoint, getPost)] };
