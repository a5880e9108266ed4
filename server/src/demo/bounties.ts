import type { DemoBounty } from './bounties/bounty.ts';
import { bountiesOfClient } from './bounties/of-client.ts';
import { bountiesOfPainters } from './bounties/of-painters.ts';
import { bountiesOfPeople } from './bounties/of-people.ts';
import { bountiesOfStudios } from './bounties/of-studios.ts';

export const bounties: readonly DemoBounty[] = [
  ...bountiesOfClient,
  ...bountiesOfStudios,
  ...bountiesOfPainters,
  ...bountiesOfPeople,
];

/** Whose shield the market shows. */
export const enterprises = ['shanfeng_press', 'humian_anim'] as const;
