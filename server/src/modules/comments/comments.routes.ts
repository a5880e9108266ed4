import * as endpoints from '@zaojie/contract/comments/comment.endpoints';
import { bind } from '../../frame/action.ts';
import { addComment } from './add-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { likeComment } from './like-comment.ts';
import { listComments } from './list-comments.ts';
import { listReplies } from './list-replies.ts';

export const commentRoutes = [
  bind(endpoints.listComments, listComments),
  bind(endpoints.listReplies, listReplies),
  bind(endpoints.addComment, addComment, {
    pace: 'comment',
    words: { fields: ['content'], held: { reports: 'comment' } },
  }),
  bind(endpoints.deleteComment, deleteComment),
  bind(endpoints.likeComment, likeComment, { pace: 'like' }),
];
