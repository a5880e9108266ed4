import * as endpoints from '@zaojie/contract/comments/comment.endpoints';
import {
  accessOf,
  forEveryone,
  forMembers,
  forOwner,
  unlessBlocked,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';

/** The counterparty began a thread under the owner's post, and the owner answered. */
async function makeThread({ app, owner, counterparty }: Stage) {
  const postId = await createPost(app, owner);
  const thread = await commentOn(app, counterparty, postId);
  const threadId = thread.data['id'] as number;
  const reply = await commentOn(app, owner, postId, { parent_id: threadId });
  return { postId, threadId, replyId: reply.data['id'] as number };
}

export const access = accessOf(makeThread, (row) => [
  row(endpoints.listComments, forEveryone, ({ postId }) => ({ query: { post_id: postId } })),
  row(endpoints.listReplies, forEveryone, ({ threadId }) => ({ query: { comment_id: threadId } })),
  row(endpoints.addComment, unlessBlocked(forMembers), ({ postId, threadId }) => ({
    body: { post_id: postId, parent_id: threadId, content: '矩阵里的评论' },
  })),
  row(endpoints.deleteComment, forOwner, ({ replyId }) => ({ params: { id: replyId } })),
  row(endpoints.likeComment, unlessBlocked(forMembers), ({ replyId }) => ({ body: { comment_id: replyId } })),
]);
