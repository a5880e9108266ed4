import { defaultPrice } from '@zaojie/contract/bounties/bounty-availability';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import * as shelf from '../../../api/drafts/draft-shelf.ts';
import { readSession } from '../../../api/session.ts';
import type { ApplicationDraft } from './application-rules.ts';

const placeOf = (bountyId: number) => `application:${bountyId}`;
/** A visitor has no shelf: what they wrote lasts until they have signed in in this tab. */
const visitorKey = (bountyId: number) => `zaojie:application:${bountyId}`;

const ownId = () => readSession()?.user.id ?? 0;

function parse(kept: string | null): Partial<ApplicationDraft> | null {
  try {
    const draft: unknown = JSON.parse(kept || 'null');
    return typeof draft === 'object' && draft !== null ? draft : null;
  } catch {
    return null;
  }
}

function readVisitors(bountyId: number): string | null {
  try {
    return sessionStorage.getItem(visitorKey(bountyId));
  } catch {
    return null;
  }
}

/** What was written for this bounty before, or the beginning: the middle of the budget. */
export function readApplicationDraft(
  bounty: Pick<Bounty, 'id' | 'budget_min' | 'budget_max'>,
): ApplicationDraft {
  const userId = ownId();
  const own = userId === 0 ? null : parse(shelf.readDraft(userId, placeOf(bounty.id)));
  const kept = own ?? parse(readVisitors(bounty.id)) ?? {};
  const text = (value: unknown, other: string) => (typeof value === 'string' ? value : other);
  return {
    price: text(kept.price, String(defaultPrice(bounty))),
    days: text(kept.days, ''),
    proposal: text(kept.proposal, ''),
    files: Array.isArray(kept.files) ? kept.files : [],
    works: Array.isArray(kept.works) ? kept.works : [],
  };
}

export function keepApplicationDraft(bountyId: number, draft: ApplicationDraft): void {
  const userId = ownId();
  const text = JSON.stringify(draft);
  if (userId !== 0) {
    shelf.keepDraft(userId, placeOf(bountyId), text);
    return;
  }
  try {
    sessionStorage.setItem(visitorKey(bountyId), text);
  } catch {
    // The words still stand in their boxes.
  }
}

export function forgetApplicationDraft(bountyId: number): void {
  shelf.forgetDraft(ownId(), placeOf(bountyId));
  try {
    sessionStorage.removeItem(visitorKey(bountyId));
  } catch {
    // Nothing could have been stored either.
  }
}
