import type * as endpoints from '@zaojie/contract/posts/post-marks.endpoints';
import type { MarkedPost, PostMove } from '@zaojie/contract/posts/post-marks.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { record } from '../../audit/index.ts';
import { countMarked, findMarked, markedQuery, setMark, type MarkedRow } from './mark.queries.ts';

const view = ({ created_at, ...row }: MarkedRow): MarkedPost => ({
  ...row,
  created_at: created_at.toISOString(),
});

export const listMarkedPosts: Action<typeof endpoints.listMarkedPosts> = async ({ db }, { query }) => {
  const { mark, page, per_page: perPage } = query;
  const { all, ...counts } = await countMarked(db);
  const { rows } = await markedQuery({ mark, limit: perPage, offset: (page - 1) * perPage }).execute(db);
  const total = mark === 'all' ? all : counts[mark];
  return { ...pageOf(rows.map(view), { total, page, perPage }), counts };
};

const said: Record<PostMove, string> = {
  pin: '已置顶',
  unpin: '已取消置顶',
  praise: '已加精',
  unpraise: '已取消加精',
};

/** Done twice, it is done once: the second time nobody is told and nothing is written down. */
export const markPost: Action<typeof endpoints.markPost> = async (context, { body }) => {
  const { id, move } = body;
  const now = context.now();
  const row = await context.transaction(async (tx) => {
    const isChanged = await setMark(tx, id, move);
    if (isChanged) {
      const deed = { actorId: context.viewer.userId, subject: 'post', subjectId: id, reason: '' } as const;
      await record(tx, { ...deed, deed: `post.${move}` }, now);
      await emitEvent(tx, 'post.marked', { postId: id, move });
    }
    return findMarked(tx, id);
  });
  if (!row) throw new Refusal(postErrors.notFound);
  return new Answer(said[move], view(row));
};
