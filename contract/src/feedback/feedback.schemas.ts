import * as z from 'zod';
import { id, optionalText, text } from '../primitives.ts';
import { feedbackKindNames, feedbackLimits, feedbackStateNames } from './feedback-words.ts';

const { contentMin, contentMax, contactMax, pathMax, replyMax } = feedbackLimits;

export const feedbackForm = z.object({
  kind: z.enum(feedbackKindNames, { error: '请选择反馈的类型' }),
  content: text({
    requiredMessage: '请写下你遇到的事',
    min: [contentMin, `请至少写${contentMin}个字，说清发生了什么`],
    max: [contentMax, `反馈不能超过${contentMax}个字符`],
    hasLines: true,
  }),
  contact: optionalText(contactMax, '联系方式').default(''),
  /** Where on the site it happened: a path of ours, without what stands behind it. */
  path: z
    .string({ error: '页面地址格式不正确' })
    .max(pathMax, '页面地址过长')
    .regex(/^(\/[\w\-/]*)?$/, '页面地址格式不正确')
    .default(''),
});
export type FeedbackForm = z.input<typeof feedbackForm>;

export const ownFeedback = z.object({
  id: z.int(),
  kind: z.enum(feedbackKindNames),
  kind_label: z.string(),
  content: z.string(),
  state: z.enum(feedbackStateNames),
  state_label: z.string(),
  reply: z.string(),
  answered_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type OwnFeedback = z.output<typeof ownFeedback>;

export const receivedFeedback = ownFeedback.extend({
  contact: z.string(),
  path: z.string(),
  /** Null for a visitor. */
  sender: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }).nullable(),
  answered_by: z.string(),
  can: z.object({ answer: z.boolean(), close: z.boolean() }),
});
export type ReceivedFeedback = z.output<typeof receivedFeedback>;

const reply = optionalText(replyMax, '回复').default('');

export const feedbackAnswer = z
  .object({ id: id('反馈不存在'), action: z.enum(['answer', 'close'], { error: '请选择回复或关闭' }), reply })
  .refine(({ action, reply: words }) => action === 'close' || words !== '', {
    path: ['reply'],
    error: '请写下回复',
  });
