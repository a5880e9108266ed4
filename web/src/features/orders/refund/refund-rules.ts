import { sentenceOf } from '@zaojie/contract/errors';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { fenOf, readAmount, yuanText } from '@zaojie/contract/money';
import { REFUND_DESCRIPTION } from '@zaojie/contract/orders/dispute-forms.schemas';
import { refundErrors } from '@zaojie/contract/orders/order.errors';
import type { RefundReason } from '@zaojie/contract/orders/order-words';
import { countCharacters } from '@zaojie/contract/text-rules';

export type RefundDraft = { reason: RefundReason | ''; amount: string; description: string };
export type RefundField = keyof RefundDraft;
export type RefundIssues = Partial<Record<RefundField, string>>;

const { descriptionMin, descriptionMax, imageMaxBytes } = orderLimits.refund;

/** The most that can be asked for is what the platform holds. */
export function amountIssue(amount: string, heldYuan: number): string | undefined {
  const typed = amount.trim();
  if (typed === '') return '请填写退款金额';
  const held = fenOf(heldYuan) ?? 0;
  const { refusal } = readAmount(typed, {
    min: [1, '退款金额不能低于¥0.01'],
    max: [held, sentenceOf(refundErrors.amountTooHigh, { n: yuanText(held) })],
  });
  return refusal ?? undefined;
}

function descriptionIssue(description: string): string | undefined {
  const length = countCharacters(description.trim());
  if (length < descriptionMin) return REFUND_DESCRIPTION;
  return length > descriptionMax ? `退款说明不能超过${descriptionMax}个字符` : undefined;
}

/** What is wrong, field by field; empty when it can be sent. */
export function issuesOf(draft: RefundDraft, heldYuan: number): RefundIssues {
  const found = {
    reason: draft.reason === '' ? '请选择退款原因' : undefined,
    amount: amountIssue(draft.amount, heldYuan),
    description: descriptionIssue(draft.description),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));
}

const MEGABYTE = 1024 * 1024;

/** Why a picture stays out. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return '只能上传图片文件';
  return size > imageMaxBytes ? `图片大小不能超过${imageMaxBytes / MEGABYTE}MB` : null;
}

export const PICTURE_FAILED = '图片上传失败，请重试';
