import * as feedback from '@zaojie/contract/feedback/feedback.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { answerFeedback, listFeedback } from './answer-feedback.ts';
import { createFeedbackNotices } from './feedback.notices.ts';
import { listOwnFeedback, sendFeedback } from './send-feedback.ts';
import { feedbackExports } from './feedback.export.ts';
import { eraseFeedback } from './feedback.eraser.ts';

import { countByState } from './feedback.queries.ts';

export { insertFeedback } from './feedback.queries.ts';

export const feedbackModule: Module = {
  name: 'feedback',
  erasers: [eraseFeedback],
  exports: feedbackExports,
  waitingRooms: [
    { path: '/admin/feedback', label: '反馈', count: async (db) => (await countByState(db)).open },
  ],
  routes: [
    bind(feedback.sendFeedback, sendFeedback, {
      pace: 'feedback',
      words: { fields: ['content', 'contact'], held: 'passes' },
    }),
    bind(feedback.listOwnFeedback, listOwnFeedback),
    bind(feedback.listFeedback, listFeedback),
    bind(feedback.answerFeedback, answerFeedback),
  ],
  subscribers: createFeedbackNotices,
};
