import * as z from 'zod';
import { orderDetail } from './order-detail.schemas.ts';
import { orderPerson, orderSplit } from './order.schemas.ts';
import { disputeStatuses } from './order-words.ts';

const evidenceItem = { key: z.string(), created_at: z.string() };
/** 证据包: collected the moment the dispute was opened. */
export const evidencePack = z.object({
  order_id: z.int(),
  collected_at: z.string(),
  /** Of the pack as it was collected. */
  sha256: z.string(),
  timeline: z.array(z.object({ ...evidenceItem, actor: z.string(), title: z.string(), text: z.string() })),
  files: z.array(
    z.object({ ...evidenceItem, version: z.int(), name: z.string(), size: z.int(), sha256: z.string() }),
  ),
  pins: z.array(z.object({ ...evidenceItem, version: z.int(), number: z.int(), text: z.string() })),
  /** A recalled message keeps only its time. */
  chat: z.array(
    z.object({
      ...evidenceItem,
      by: z.enum(['client', 'creator']),
      content: z.string(),
      is_revoked: z.boolean(),
    }),
  ),
  payments: z.array(z.object({ ...evidenceItem, kind: z.string(), label: z.string(), amount: z.number() })),
});
export type EvidencePack = z.output<typeof evidencePack>;

export const disputeCard = z.object({
  id: z.int(),
  order_id: z.int(),
  order_numbers: z.string(),
  title: z.string(),
  client: orderPerson,
  creator: orderPerson,
  by: z.enum(['client', 'creator', 'admin']),
  reason: z.string(),
  held: z.number(),
  status: z.enum(disputeStatuses),
  status_label: z.string(),
  evidence_until: z.string(),
  is_overdue: z.boolean(),
  created_at: z.string(),
  ruled_at: z.string().nullable(),
});

export const disputeCase = z.object({
  dispute: disputeCard,
  order: orderDetail,
  evidence: evidencePack,
  /** 按主张 按答辩 各半 按件: what the client would get, by the rule that pays. */
  presets: z.array(z.object({ key: z.string(), label: z.string(), ...orderSplit.shape })),
});
export type DisputeCase = z.output<typeof disputeCase>;
export type DisputeCard = z.output<typeof disputeCard>;
