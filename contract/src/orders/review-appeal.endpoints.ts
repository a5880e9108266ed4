import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged, pageQuery, text } from '../primitives.ts';
import { orderPerson } from './order.schemas.ts';
import { orderReview } from './order-detail.schemas.ts';
import { reviewErrors } from './order.errors.ts';
import { appealStateNames, appealVerdictNames, reviewAppealLimits as limit } from './review-appeal-words.ts';

export const appealReview = endpoint({
  method: 'POST',
  path: '/order/reviewAppeal',
  access: 'member',
  summary: '对写给自己的评价提出申诉，一条评价一次；由管理员决定保留或移除',
  body: z.object({
    review_id: id('评价不存在'),
    words: text({
      requiredMessage: '请写明为什么这条评价不实',
      max: [limit.wordsMax, `申诉不能超过${limit.wordsMax}个字符`],
      hasLines: true,
    }),
  }),
  output: orderReview,
  errors: [reviewErrors.notFound, reviewErrors.appealRepeated],
});

export const reviewAppeal = z.object({
  id: z.int(),
  review_id: z.int(),
  order_id: z.int(),
  order_title: z.string(),
  rating: z.int(),
  content: z.string(),
  reply: z.string(),
  author: orderPerson,
  appellant: orderPerson,
  words: z.string(),
  state: z.enum(appealStateNames),
  state_label: z.string(),
  answer: z.string(),
  admin: orderPerson.nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  can: z.object({ decide: z.boolean() }),
});
export type ReviewAppeal = z.output<typeof reviewAppeal>;

export const listReviewAppeals = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  access: 'admin',
  summary: '评价申诉：待处理的等得最久的在前，处理过的最新的在前',
  query: pageQuery(limit.pageSize).extend({ state: z.enum(appealStateNames).catch('open').default('open') }),
  output: paged(reviewAppeal).extend({ counts: z.record(z.enum(appealStateNames), z.int()) }),
});

export const decideReviewAppeal = endpoint({
  method: 'POST',
  path: '/admin/reviews',
  access: 'admin',
  summary: '处理评价申诉：保留或移除；移除的评价不再计入评分，双方都会收到理由',
  body: z.object({
    id: id('申诉不存在'),
    verdict: z.enum(appealVerdictNames, { error: '请选择保留或移除' }),
    reason: text({
      requiredMessage: '请填写理由',
      max: [limit.answerMax, `理由不能超过${limit.answerMax}个字符`],
      hasLines: true,
    }),
  }),
  output: reviewAppeal,
  errors: [reviewErrors.appealNotFound, reviewErrors.appealDecided, reviewErrors.ownAppeal],
});
