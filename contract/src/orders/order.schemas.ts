import * as z from 'zod';
import { usages } from '../bounties/bounty-availability.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { orderStatuses } from './order-status.ts';
import {
  orderGroups,
  orderSides,
  orderSteps,
  orderTabs,
  type OrderStep,
  type OrderTab,
} from './order-words.ts';

// Amounts are yuan, moments ISO 8601.

export const orderPerson = z.object({ id: z.int(), nickname: z.string(), avatar: z.string() });
export type OrderPerson = z.output<typeof orderPerson>;

/** What the viewer may do now, every step. */
export const orderCan = z.object(
  Object.fromEntries(orderSteps.map((step) => [step, z.boolean()])) as Record<OrderStep, z.ZodBoolean>,
);
export type OrderCan = z.output<typeof orderCan>;

/** 现在要做什么, for whoever is looking. */
export const orderNow = z.object({
  whose: z.enum(['me', 'other', 'nobody']),
  sentence: z.string(),
  /** The one main step; null where there is nothing to do. */
  action: z.enum(orderSteps).nullable(),
  action_label: z.string(),
  deadline: z.string().nullable(),
  /** What happens at the deadline by itself; empty without one. */
  consequence: z.string(),
});
export type OrderNow = z.output<typeof orderNow>;

/** Not statuses: what holds beside one. */
export const orderFlags = z.object({
  /** 已逾期 */
  is_overdue: z.boolean(),
  /** 排队中 */
  is_queued: z.boolean(),
  /** 已评价, by the viewer. */
  is_reviewed: z.boolean(),
  /** 部分退款 */
  is_partly_refunded: z.boolean(),
});

export const orderCard = z.object({
  id: z.int(),
  order_numbers: z.string(),
  orderNo: z.string(),
  title: z.string(),
  cover: picture.nullable(),
  side: z.enum(orderSides),
  client: orderPerson,
  creator: orderPerson,
  status: z.enum(orderStatuses),
  status_label: z.string(),
  ...orderFlags.shape,
  /** 逾期, 排队中, 已评价, 部分退款: those that hold, as they are shown. */
  labels: z.array(z.string()),
  final_price: z.number(),
  price: z.number(),
  deposit: z.number(),
  balance: z.number(),
  /** What the client has paid so far. */
  paid: z.number(),
  progress: z.int(),
  schedule_start_time: z.string().nullable(),
  schedule_end_time: z.string().nullable(),
  group: z.enum(orderGroups),
  now: orderNow,
  can: orderCan,
  created_at: z.string(),
  createTime: z.string(),
  updated_at: z.string(),
});
export type OrderCard = z.output<typeof orderCard>;

const tabKeys = orderTabs.map(({ key }) => key) as [OrderTab, ...OrderTab[]];
export const orderTabKey = z.enum(tabKeys);

export const orderTabCount = z.object({
  key: orderTabKey,
  label: z.string(),
  count: z.int(),
  /** How many of them wait for the viewer. */
  waiting: z.int(),
});

/** Where the money of an order is. Client + creator + fee = what was paid, always. */
export const orderMoney = z.object({
  price: z.number(),
  deposit: z.number(),
  balance: z.number(),
  paid: z.number(),
  /** Held by the platform and free to move. */
  escrow: z.number(),
  /** Held and kept back by a refund or a dispute. */
  frozen: z.number(),
  /** What the creator got, after the fee. */
  released: z.number(),
  refunded: z.number(),
  fee: z.number(),
  /** In percent, of what the creator is paid. */
  fee_percent: z.number(),
  is_balance_asked: z.boolean(),
  is_paid_up: z.boolean(),
});

export const orderSplit = z.object({ client: z.number(), creator: z.number(), fee: z.number() });

const answer = z.object({ answer: z.string(), detail: z.string() });
/** The four answers of every money screen, in this order: 钱在哪里 轮到谁 到什么时候 没人动会怎样. */
export const orderAnswers = z.object({ money: answer, turn: answer, until: answer, otherwise: answer });
export type OrderAnswers = z.output<typeof orderAnswers>;

export const orderStage = z.object({
  key: z.string(),
  label: z.string(),
  state: z.enum(['done', 'current', 'todo', 'failed']),
  at: z.string().nullable(),
});

/** 退款试算: what each gets if it ended at that stage, by the rule that pays. */
export const trialStage = z.object({
  key: z.string(),
  label: z.string(),
  is_now: z.boolean(),
  is_past: z.boolean(),
  ...orderSplit.shape,
  /** How the client gets out at this stage. */
  way: z.enum(['cancel', 'refund', 'none']),
  note: z.string(),
});
export type TrialStage = z.output<typeof trialStage>;

/** What the parties agreed on, frozen in the order. */
export const orderTerms = z.object({
  brief: z.string(),
  usage: z.enum(usages),
  usage_label: z.string(),
  /** A day, `never`, or null: as soon as the work is finished. */
  show_from: z.string().nullable(),
  credit: z.boolean(),
  /** How the price came about; one line for a bounty. */
  lines: z.array(z.object({ label: z.string(), amount: z.number() })),
  days: z.int().nullable(),
  deposit_percent: z.int(),
  revisions_included: z.int(),
  revisions_used: z.int(),
  revisions_left: z.int(),
  service_id: z.int().nullable(),
  bounty_id: z.int().nullable(),
  application_id: z.int().nullable(),
  post_id: z.int().nullable(),
});

/** The computed price of a service before booking. */
export const orderQuote = z.object({
  service_id: z.int(),
  name: z.string(),
  creator: orderPerson,
  lines: z.array(z.object({ label: z.string(), amount: z.number() })),
  price: z.number(),
  deposit: z.number(),
  balance: z.number(),
  deposit_percent: z.int(),
  days: z.int(),
  revisions: z.int(),
  trial: z.array(trialStage),
  commission_status: z.enum(['on', 'off']),
  next_free_day: z.string().nullable(),
  can: z.object({ book: z.boolean() }),
  /** Why it can't be booked; empty when it can. */
  reason: z.string(),
});
export type OrderQuote = z.output<typeof orderQuote>;
