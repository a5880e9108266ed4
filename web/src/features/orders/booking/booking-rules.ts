import type { Usage } from '@zaojie/contract/bounties/bounty-availability';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { countCharacters } from '@zaojie/contract/text-rules';

export type BookingDraft = {
  optionId: number | null;
  addonIds: readonly number[];
  title: string;
  brief: string;
  usage: Usage;
  /** A day, `never`, or null: as soon as the work is finished. */
  showFrom: string | null;
  credit: boolean;
  workIds: readonly number[];
};

export type BookingField = 'title' | 'brief';
export type BookingIssues = Partial<Record<BookingField, string>>;

/** Where a service has options, the first of them is chosen. */
export function newBooking(service: Service): BookingDraft {
  return {
    optionId: service.options[0]?.id ?? null,
    addonIds: [],
    title: '',
    brief: '',
    usage: 'personal',
    showFrom: null,
    credit: true,
    workIds: [],
  };
}

const { titleMax, briefMax, referenceWorks } = orderLimits;

export function issuesOf({ title, brief }: Pick<BookingDraft, 'title' | 'brief'>): BookingIssues {
  const issues: BookingIssues = {};
  if (countCharacters(title.trim()) > titleMax) issues.title = `标题不能超过${titleMax}个字符`;
  if (brief.trim() === '') issues.brief = '请填写需求说明';
  else if (countCharacters(brief.trim()) > briefMax) issues.brief = `需求说明不能超过${briefMax}个字符`;
  return issues;
}

/** In the order in which the service lists them, so that the same choice is the same question. */
export function toggled(service: Service, chosen: readonly number[], id: number): number[] {
  const isChosen = (each: number) => (each === id ? !chosen.includes(id) : chosen.includes(each));
  return service.addons.map((addon) => addon.id).filter(isChosen);
}

/** One more work to point at, or one less; the oldest gives way when there are too many. */
export function pointedAt(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return [...chosen, id].slice(-referenceWorks);
}

type Sent = { serviceId: number; postId: number | null; files: readonly string[]; price: number };

export function bodyOf(draft: BookingDraft, { serviceId, postId, files, price }: Sent) {
  return {
    service_id: serviceId,
    option_id: draft.optionId,
    addon_ids: [...draft.addonIds],
    title: draft.title.trim(),
    brief: draft.brief,
    usage: draft.usage,
    show_from: draft.showFrom,
    credit: draft.credit ? 1 : 0,
    files: [...files],
    work_ids: [...draft.workIds],
    ...(postId !== null && { post_id: postId }),
    price: String(price),
  };
}
