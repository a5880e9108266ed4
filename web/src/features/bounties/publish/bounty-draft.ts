import type { Usage } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { dayAfter, dayInShanghai, isDay, type Day } from '@zaojie/contract/days';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import * as shelf from '../../../api/drafts/draft-shelf.ts';

/** What stands in the form. */
export type BountyDraft = {
  title: string;
  category: number | null;
  style: number | null;
  description: string;
  budgetMin: string;
  budgetMax: string;
  deadline: Day | null;
  referenceLink: string;
  isUrgent: boolean;
  allowMultiple: boolean;
  usage: Usage;
  /** A day, `never`, or null: as soon as the work is finished. */
  showFrom: string | null;
  credit: boolean;
  pictures: readonly Picture[];
};

export const today = (): Day => dayInShanghai(new Date());

export function emptyDraft(): BountyDraft {
  return {
    title: '',
    category: null,
    style: null,
    description: '',
    budgetMin: '',
    budgetMax: '',
    deadline: dayAfter(today(), bountyLimits.deadlineDays),
    referenceLink: '',
    isUrgent: false,
    allowMultiple: false,
    usage: 'personal',
    showFrom: null,
    credit: true,
    pictures: [],
  };
}

export function draftOf(bounty: BountyDetail): BountyDraft {
  return {
    title: bounty.title,
    category: bounty.category,
    style: bounty.style,
    description: bounty.description,
    budgetMin: String(bounty.budget_min),
    budgetMax: String(bounty.budget_max),
    deadline: bounty.deadline,
    referenceLink: bounty.reference_link,
    isUrgent: bounty.is_urgent,
    allowMultiple: bounty.allow_multiple,
    usage: bounty.usage,
    showFrom: bounty.show_from,
    credit: bounty.credit,
    pictures: bounty.pictures,
  };
}

/** To publish something like it once more: the old day is over. */
export function againOf(bounty: BountyDetail): BountyDraft {
  return { ...draftOf(bounty), deadline: emptyDraft().deadline };
}

const PLACE = 'bounty:new';

export function readBountyDraft(userId: number): BountyDraft | null {
  try {
    const kept = JSON.parse(shelf.readDraft(userId, PLACE) || 'null') as Partial<BountyDraft> | null;
    if (kept === null || typeof kept.title !== 'string' || typeof kept.description !== 'string') return null;
    const draft = { ...emptyDraft(), ...kept };
    const isStale = !isDay(draft.deadline) || draft.deadline < today();
    const pictures = Array.isArray(draft.pictures) ? draft.pictures : [];
    return { ...draft, pictures, ...(isStale && { deadline: emptyDraft().deadline }) };
  } catch {
    return null;
  }
}

/** What only repeats the beginning is no draft. Says whether something is kept now. */
export function keepBountyDraft(userId: number, draft: BountyDraft): boolean {
  if (JSON.stringify(draft) === JSON.stringify(emptyDraft())) {
    shelf.forgetDraft(userId, PLACE);
    return false;
  }
  return shelf.keepDraft(userId, PLACE, JSON.stringify(draft));
}

export function forgetBountyDraft(userId: number): void {
  shelf.forgetDraft(userId, PLACE);
}
