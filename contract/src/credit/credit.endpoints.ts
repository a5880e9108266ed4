import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor } from '../primitives.ts';
import { creditMetricNames, creditSideNames } from './credit-words.ts';

const side = z.enum(creditSideNames).catch('creator').default('creator');

export const creditRate = z.object({
  metric: z.enum(creditMetricNames),
  label: z.string(),
  /** Whole per cent; null where there are too few to tell. */
  percent: z.int().nullable(),
  count: z.int(),
  total: z.int(),
  /** As 25 次里晚了 1 次. */
  words: z.string(),
});
export type CreditRate = z.output<typeof creditRate>;

export const creditEvent = z.object({
  id: z.int(),
  title: z.string(),
  metric: z.enum(creditMetricNames),
  metric_label: z.string(),
  is_good: z.boolean(),
  order: z.object({ id: z.int(), title: z.string() }),
  created_at: z.iso.datetime(),
});
export type CreditEvent = z.output<typeof creditEvent>;

export const getCredit = endpoint({
  method: 'GET',
  path: '/credit/mine',
  access: 'member',
  summary: '自己近 12 个月的信用：按时、完成、纠纷和答复的比例，样本不到 5 个时不给数字',
  query: z.object({ side }),
  output: z.object({ side: z.enum(creditSideNames), rates: z.array(creditRate) }),
});

export const listCreditEvents = endpoint({
  method: 'GET',
  path: '/credit/events',
  access: 'member',
  summary: '这些比例背后的事，各带订单，最新的在前',
  query: z.object({ side, cursor }),
  output: z.object({ data: z.array(creditEvent), next_cursor: z.string().nullable() }),
});
