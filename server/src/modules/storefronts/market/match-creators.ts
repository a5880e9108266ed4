import { dayInShanghai } from '@zaojie/contract/days';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { marketCategories, marketStyles, marketWordOf } from '@zaojie/contract/market-words';
import { yuanOf } from '@zaojie/contract/money';
import type { Tx } from '../../../db/database.ts';
import { tellFromSite, type Telling } from '../../notifications/index.ts';
import { takeListeners } from './match.queries.ts';

export type OpenedBounty = {
  bountyId: number;
  category: number;
  style: number;
  budgetMinFen: number;
  budgetMaxFen: number;
  publisherId: number;
};

const { perBounty, perCreatorADay } = storefrontLimits.match;

/** Tells the creators whom a bounty fits, as many as may hear of it; gives their ids, the best rated first. */
export async function matchCreators(tx: Tx, telling: Telling, bounty: OpenedBounty): Promise<number[]> {
  const today = dayInShanghai(telling.now());
  const listeners = await takeListeners(tx, bounty, { today, most: perBounty, perDay: perCreatorADay });
  const category = marketWordOf(marketCategories, bounty.category).name;
  const style = marketWordOf(marketStyles, bounty.style).name;
  const budget = `¥${yuanOf(bounty.budgetMinFen)}–${yuanOf(bounty.budgetMaxFen)}`;
  for (const userId of listeners) {
    await tellFromSite(tx, telling, {
      userId,
      key: `bounty-match:${bounty.bountyId}`,
      subject: {
        kind: 'bounty',
        id: bounty.bountyId,
        title: '有一条约稿适合你',
        excerpt: `${category} · ${style}，预算 ${budget}`,
        picture: '',
        link: `/commission?bounty=${bounty.bountyId}`,
      },
    });
  }
  return listeners;
}
