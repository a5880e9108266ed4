import * as feedback from '@zaojie/contract/feedback/feedback.endpoints';
import { accessOf, forAdmin, forEveryone, forMembers } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

const words = { kind: 'idea' as const, content: '希望作品页能按颜色筛选，找参考图会快很多' };

async function writeOne({ app, owner }: Stage) {
  const answer = await app.post('/feedback/send', words, { token: owner.token });
  return { feedbackId: Number(answer.data['id']) };
}

export const access = accessOf(writeOne, (row) => [
  row(feedback.sendFeedback, forEveryone, () => ({ body: words })),
  row(feedback.listOwnFeedback, forMembers),
  row(feedback.listFeedback, forAdmin),
  row(feedback.answerFeedback, forAdmin, ({ feedbackId }) => ({
    body: { id: feedbackId, action: 'answer' as const, reply: '记下了，会在下一版里考虑。' },
  })),
]);
