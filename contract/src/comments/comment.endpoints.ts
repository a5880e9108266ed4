import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { cursor, id, pageQuery } from '../primitives.ts';
import { comment, commentForm, commentPage, replyPage } from './comment.schemas.ts';
import { postErrors } from '../posts/post.errors.ts';
import { commentErrors } from './comment.errors.ts';

const commentId = id('无效的评论ID');

export const listComments = endpoint({
  method: 'GET',
  path: '/posts/comments',
  access: 'public',
  summary: '帖子的评论，每条带最早的几条回复；按最新或最热',
  query: pageQuery(limits.comment.pageSize).extend({
    post_id: id('无效的帖子ID'),
    order: z.enum(['new', 'hot']).catch('new').default('new'),
    cursor,
  }),
  output: commentPage,
  errors: [postErrors.notFound],
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/posts/replies',
  access: 'public',
  summary: '一条评论的全部回复',
  query: pageQuery().extend({ comment_id: commentId, cursor }),
  output: replyPage,
  errors: [commentErrors.notFound],
});

export const addComment = endpoint({
  method: 'POST',
  path: '/posts/addComment',
  access: 'member',
  summary: '评论或回复',
  body: commentForm,
  output: comment,
  errors: [postErrors.notFound, postErrors.foreignImage, commentErrors.notFound],
});

export const deleteComment = endpoint({
  method: 'POST',
  path: '/posts/delComment/{id}',
  access: 'member',
  summary: '删除自己的评论，连同它的回复',
  params: z.object({ id: commentId }),
  output: z.object({ comment_count: z.int() }),
  errors: [commentErrors.notFound],
});

export const likeComment = endpoint({
  method: 'POST',
  path: '/posts/likeComment',
  access: 'member',
  summary: '切换对评论的赞',
  body: z.object({ comment_id: commentId }),
  output: z.object({ is_liked: z.boolean(), like_count: z.int() }),
  errors: [commentErrors.notFound],
});
