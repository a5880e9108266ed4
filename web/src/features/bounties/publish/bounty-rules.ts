import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { bountyForm } from '@zaojie/contract/bounties/bounty.schemas';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { today, type BountyDraft } from './bounty-draft.ts';

/** In the order in which the form is read, and in which the server tells what is wrong. */
export const bountyFields = [
  'title',
  'category',
  'style',
  'description',
  'budget',
  'deadline',
  'images',
  'reference_link',
  'show_from',
] as const;
export type BountyField = (typeof bountyFields)[number];
export type BountyIssues = Partial<Record<BountyField, string>>;

export function bodyOf(draft: BountyDraft) {
  const flag = (isOn: boolean) => (isOn ? 1 : 0);
  return {
    title: draft.title,
    category: draft.category ?? '',
    style: draft.style ?? '',
    description: draft.description,
    budget_min: draft.budgetMin.trim(),
    budget_max: draft.budgetMax.trim(),
    deadline: draft.deadline ?? '',
    images: draft.pictures.map(({ url }) => url),
    reference_link: draft.referenceLink,
    is_urgent: flag(draft.isUrgent),
    is_commercial: flag(draft.usage !== 'personal'),
    allow_multiple: flag(draft.allowMultiple),
    usage: draft.usage,
    show_from: draft.showFrom ?? '',
    credit: flag(draft.credit),
  };
}

function fieldOf(path: PropertyKey | undefined): BountyField | undefined {
  if (path === 'budget_min' || path === 'budget_max') return 'budget';
  return bountyFields.find((field) => field === path);
}

/** By the contract's own schema, so that form and server say the same. */
export function issuesOf(draft: BountyDraft, { isDeadlineFixed = false } = {}): BountyIssues {
  const issues: BountyIssues = {};
  const parsed = bountyForm.safeParse(bodyOf(draft));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf(path[0]);
    if (field !== undefined) issues[field] ??= message;
  }
  if (!isDeadlineFixed && draft.deadline !== null && draft.deadline < today()) {
    issues.deadline ??= bountyErrors.deadlinePast.msg;
  }
  return issues;
}

const MEGABYTE = 1024 * 1024;
const ACCEPT = 'image/*';

/** Why a picture stays out, in the words of the shared upload component. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return `只能上传${ACCEPT}类型的文件`;
  const { imageMaxBytes } = bountyLimits;
  return size > imageMaxBytes ? `文件大小不能超过${imageMaxBytes / MEGABYTE}MB` : null;
}
