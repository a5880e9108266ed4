import * as z from 'zod';
import { paymentPage } from '../payments/payment.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';
import {
  orderAnswers,
  orderCard,
  orderMoney,
  orderPerson,
  orderSplit,
  orderStage,
  orderTerms,
  trialStage,
} from './order.schemas.ts';
import { disputeStatuses, orderParties, refundStatuses } from './order-words.ts';
import { appealStateNames } from './review-appeal-words.ts';

const party = z.enum(orderParties);

/** A picture that only the order's people see, by an address of the viewer's own (GET /common/fileAddress renews it). */
export const orderPicture = picture.extend({ name: z.string() });

export const orderFile = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  kind: z.enum(['image', 'video', 'audio', 'document', 'file']),
  /** Smaller and with a watermark; null where there is nothing to look at, or it isn't made yet. */
  preview: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** Of the original, the viewer's own and short-lived; null while it is locked. GET /order/file renews it. */
  url: z.string().nullable(),
  is_locked: z.boolean(),
  /** A year after the end of the order it isn't kept any longer; its name and hash are. */
  is_expired: z.boolean(),
  created_at: z.string(),
});
export type OrderFile = z.output<typeof orderFile>;

export const orderPin = z.object({
  id: z.int(),
  number: z.int(),
  file_id: z.int(),
  /** In percent of the picture. */
  x: z.number(),
  y: z.number(),
  text: z.string(),
  /** Ticked off by a later delivery. */
  is_done: z.boolean(),
});

export const orderDelivery = z.object({
  version: z.int(),
  description: z.string(),
  files: z.array(orderFile),
  /** What the client asked to be changed in it. */
  pins: z.array(orderPin),
  state: z.enum(['waiting', 'rejected', 'accepted']),
  /** Why it was sent back. */
  reason: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
});
export type OrderDelivery = z.output<typeof orderDelivery>;

export const orderProgress = z.object({
  id: z.int(),
  progress: z.int(),
  description: z.string(),
  images: z.array(orderPicture),
  created_at: z.string(),
});

/** 进度心跳 */
export const orderHeartbeat = z.object({
  /** Whole days without a sign from the creator; 0 while the clock stands still. */
  silent_days: z.int(),
  /** The last days, the oldest first: how many signs, and how far the progress came. */
  days: z.array(z.object({ day: z.string(), signs: z.int(), gained: z.int() })),
  /** From when the client may cancel without fault, unless something comes; null while it doesn't run. */
  free_cancel_at: z.string().nullable(),
  /** The same in a sentence, with what it hangs on for this order; empty while the clock stands still. */
  free_cancel_words: z.string(),
  reminded_at: z.string().nullable(),
});

export const orderEvent = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  actor: party,
  actor_name: z.string(),
  /** Of who did it for the actor; empty where they did it themselves. */
  agent_name: z.string(),
  created_at: z.string(),
});

export const orderExtension = z.object({
  id: z.int(),
  schedule_end_time: z.string(),
  reason: z.string(),
  expires_at: z.string(),
  created_at: z.string(),
});

export const orderChange = z.object({
  id: z.int(),
  by: z.enum(['client', 'creator']),
  is_mine: z.boolean(),
  /** Null: stays. */
  price: z.number().nullable(),
  /** Above 0: the client pays it when agreed; below 0: comes back. */
  price_difference: z.number(),
  scope: z.string(),
  schedule_end_time: z.string().nullable(),
  extra_revisions: z.int(),
  expires_at: z.string(),
  created_at: z.string(),
});

export const orderRefund = z.object({
  id: z.int(),
  amount: z.number(),
  reason: z.string(),
  reason_label: z.string(),
  description: z.string(),
  images: z.array(orderPicture),
  status: z.enum(refundStatuses),
  status_label: z.string(),
  /** What the creator said to it. */
  answer: z.string(),
  /** If it is agreed to. */
  split: orderSplit,
  respond_until: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
});

export const orderStatement = z.object({
  id: z.int(),
  by: z.enum(['client', 'creator']),
  content: z.string(),
  images: z.array(orderPicture),
  created_at: z.string(),
});

export const orderRuling = z.object({
  ...orderSplit.shape,
  reason: z.string(),
  cited: z.array(z.string()),
  created_at: z.string(),
});

export const orderDispute = z.object({
  id: z.int(),
  by: z.enum(['client', 'creator', 'admin']),
  reason: z.string(),
  /** What the client should get back as the opener sees it; null where nothing was said. */
  claim: z.number().nullable(),
  status: z.enum(disputeStatuses),
  status_label: z.string(),
  statements: z.array(orderStatement),
  evidence_until: z.string(),
  /** Waits for a ruling for longer than it should. */
  is_overdue: z.boolean(),
  /** What is in dispute. */
  held: z.number(),
  ruling: orderRuling.nullable(),
  created_at: z.string(),
});
export type OrderDispute = z.output<typeof orderDispute>;

export const orderReview = z.object({
  id: z.int(),
  by: z.enum(['client', 'creator']),
  author: orderPerson,
  rating: z.int(),
  content: z.string(),
  reply: z.string(),
  replied_at: z.string().nullable(),
  created_at: z.string(),
  /** Of whom it is about, once they appealed. */
  appeal_state: z.enum(appealStateNames).nullable(),
  can: z.object({ reply: z.boolean(), appeal: z.boolean() }),
});

export const orderReviews = z.object({
  mine: orderReview.nullable(),
  /** Null as long as it is sealed or not written. */
  theirs: orderReview.nullable(),
  /** The other side has written, and it isn't open yet. */
  is_theirs_sealed: z.boolean(),
  /** When it opens by itself. */
  opens_at: z.string().nullable(),
  /** Until when one may be written. */
  write_until: z.string().nullable(),
});

export const orderLicenceLabel = z.object({
  code: z.string(),
  url: z.string(),
  issued_at: z.string(),
  revoked_at: z.string().nullable(),
});

/** 晒稿: whether the viewer may, or why not, and the posts that show it. */
export const orderShowing = z.object({
  can: z.object({ show: z.boolean(), allow: z.boolean() }),
  reason: z.string(),
  mine: z.int().nullable(),
  theirs: z.int().nullable(),
});

export const orderDetail = orderCard.extend({
  /** Of the server, so that clocks agree. */
  server_time: z.string(),
  /** buyer or seller; an arbiter looks with the eyes of nobody. */
  role: z.enum(['client', 'creator', 'admin']),
  other: orderPerson,
  /** Of the two, for /chat. */
  chat_identify: z.string(),
  answers: orderAnswers,
  stepper: z.array(orderStage),
  money: orderMoney,
  terms: orderTerms,
  /** The customer's references. */
  references: z.array(orderFile),
  reference_works: z.array(z.object({ id: z.int(), title: z.string(), cover: picture.nullable() })),
  timeline: z.array(orderEvent),
  deliveries: z.array(orderDelivery),
  /** Uploaded and not delivered yet; the creator's only. */
  uploads: z.array(orderFile),
  progress_entries: z.array(orderProgress),
  heartbeat: orderHeartbeat.nullable(),
  extension: orderExtension.nullable(),
  change: orderChange.nullable(),
  refund: orderRefund.nullable(),
  dispute: orderDispute.nullable(),
  reviews: orderReviews,
  trial: z.array(trialStage),
  /** What cancelling means for the viewer: what comes back, and whether their credit tells of it. */
  cancel_note: z.string(),
  /** 晒稿: from which day the work may be shown; null: from now on; `never`. */
  show_from: z.string().nullable(),
  showing: orderShowing,
  licence: orderLicenceLabel.nullable(),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** `payment` is where the client goes on at a cashier; the order moves when the provider says that it is paid. */
export const paidOrder = orderDetail.extend({ payment: paymentPage.nullable() });
