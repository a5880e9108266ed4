import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, paged, pageQuery } from '../primitives.ts';
import { feedbackErrors } from './feedback.errors.ts';
import { feedbackAnswer, feedbackForm, ownFeedback, receivedFeedback } from './feedback.schemas.ts';
import { feedbackLimits, feedbackStateNames } from './feedback-words.ts';

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback/send',
  access: 'public',
  summary: '反馈问题或建议，管理员会看到；登录的人能收到站内回复，访客可留联系方式',
  body: feedbackForm,
  output: z.object({ id: z.int() }),
});

export const listOwnFeedback = endpoint({
  method: 'GET',
  path: '/feedback/mine',
  access: 'member',
  summary: '自己提过的反馈和回复，最新的在前',
  query: z.object({ cursor }),
  output: z.object({ data: z.array(ownFeedback), next_cursor: z.string().nullable() }),
});

export const listFeedback = endpoint({
  method: 'GET',
  path: '/admin/feedback',
  access: 'admin',
  summary: '收到的反馈：待处理的最早的在前，其余最新的在前；可按状态筛选',
  query: pageQuery(feedbackLimits.pageSize).extend({
    state: z.enum(feedbackStateNames).nullable().catch(null).default(null),
  }),
  output: paged(receivedFeedback).extend({ counts: z.record(z.enum(feedbackStateNames), z.int()) }),
});

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/admin/feedback',
  access: 'admin',
  summary: '回复一条反馈，或者不回复就关闭；登录过的人会收到通知',
  body: feedbackAnswer,
  output: receivedFeedback,
  errors: [feedbackErrors.notFound, feedbackErrors.wrongState],
});
