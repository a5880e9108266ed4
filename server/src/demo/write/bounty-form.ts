import type { BountyForm } from '@zaojie/contract/bounties/bounty.schemas';
import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import type { DemoBounty } from '../bounties/bounty.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';

/** As its publisher would have sent it. */
export function formOf(bounty: DemoBounty, town: { pictures: TownPictures; now: Date }): BountyForm {
  const [min, max] = bounty.yuan;
  return {
    title: bounty.title,
    category: bounty.category,
    style: bounty.style,
    description: bounty.text,
    budget_min: min * 100,
    budget_max: max * 100,
    deadline: dayAfter(dayInShanghai(town.now), bounty.dueIn),
    images: (bounty.shots ?? []).map((shot) => town.pictures.pictureOf(shot).url),
    reference_link: bounty.link ?? '',
    is_urgent: bounty.isUrgent ?? false,
    is_commercial: bounty.isCommercial ?? false,
    allow_multiple: bounty.takesMany ?? false,
    usage: bounty.usage,
    show_from: bounty.showFrom ?? null,
    credit: true,
  };
}
