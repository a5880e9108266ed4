import { makerStorefronts } from './storefronts/makers.ts';
import { painterStorefronts } from './storefronts/painters.ts';
import { storytellerStorefronts } from './storefronts/storytellers.ts';
import type { WrittenStorefront } from './storefronts/storefront.ts';

/** Thirty who take commissions; some are away or have closed for now. */
export const storefronts: readonly WrittenStorefront[] = [
  ...painterStorefronts,
  ...storytellerStorefronts,
  ...makerStorefronts,
];
