import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { ApplicationWork } from '@zaojie/contract/bounties/application.schemas';
import { sentenceOf } from '@zaojie/contract/errors';
import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import { fenOf, readAmount, shareOf } from '@zaojie/contract/money';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';

export type ApplicationDraft = {
  price: string;
  days: string;
  proposal: string;
  files: readonly Uploaded[];
  works: readonly ApplicationWork[];
};
export type ApplicationField = 'price' | 'days' | 'proposal' | 'terms';
export type ApplicationIssues = Partial<Record<ApplicationField, string>>;
type Budget = { budget_min: number; budget_max: number };

/** The two places where one applies speak in their own words. */
export type ApplyPlace = 'dialog' | 'detail';
export const applyWords = {
  dialog: {
    price: '请输入报价',
    proposal: '请填写应征说明',
    terms: '请同意约稿条款',
    order: ['price', 'days', 'proposal', 'terms'],
    done: '应征提交成功',
    failed: '提交失败，请重试',
  },
  detail: {
    price: '请填写报价',
    proposal: '请填写应征说明',
    terms: '请先同意约稿条款',
    order: ['terms', 'price', 'days', 'proposal'],
    done: '申请提交成功',
    failed: '申请失败，请重试',
  },
} as const satisfies Record<ApplyPlace, Record<string, unknown>>;

function priceIssue(price: string, { budget_min: min, budget_max: max }: Budget, required: string) {
  const typed = price.trim();
  if (typed === '') return required;
  const { refusal } = readAmount(typed, {
    min: [fenOf(min) ?? 0, sentenceOf(applicationErrors.priceLow, { n: min })],
    max: [fenOf(max) ?? 0, sentenceOf(applicationErrors.priceHigh, { n: max })],
  });
  return refusal ?? undefined;
}

function daysIssue(days: string) {
  const { daysMax } = applicationLimits;
  const typed = days.trim();
  if (typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= daysMax))
    return undefined;
  return `工期应是1到${daysMax}之间的整数`;
}

/** What is wrong, field by field; empty when it can be sent. */
export function issuesOf(
  draft: ApplicationDraft,
  { budget, hasAgreed, place }: { budget: Budget; hasAgreed: boolean; place: ApplyPlace },
): ApplicationIssues {
  const words = applyWords[place];
  const found = {
    price: priceIssue(draft.price, budget, words.price),
    days: daysIssue(draft.days),
    proposal: draft.proposal.trim() === '' ? words.proposal : undefined,
    terms: hasAgreed ? undefined : words.terms,
  };
  return Object.fromEntries(Object.entries(found).filter(([, words_]) => words_ !== undefined));
}

const FEE_PERMILLE = 50;

/** In fen: what the creator gets of this price, and what the platform keeps. Null while it is no price. */
export function takenOf(price: string): { take: number; fee: number } | null {
  const fen = fenOf(price.trim());
  if (fen === null) return null;
  const fee = shareOf(fen, FEE_PERMILLE, 'down');
  return { take: fen - fee, fee };
}

export function bodyOf(draft: ApplicationDraft) {
  return {
    price: draft.price.trim(),
    proposal: draft.proposal,
    days: draft.days.trim(),
    files: draft.files.map(({ url }) => url),
    work_ids: draft.works.map(({ id }) => id),
  };
}
