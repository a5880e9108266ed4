import type { Module } from '../../frame/module.ts';
import { transaction } from '../../db/transaction.ts';
import { createMatchSubscribers } from './market/match.subscribers.ts';
import { createOrderSubscribers } from './order.subscribers.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { serviceReport } from './services/service.report.ts';
import { findStorefront } from './storefront.queries.ts';
import { storefrontRoutes } from './storefronts.routes.ts';
import { verificationSubscribers } from './verification.subscribers.ts';
import { storefrontExports } from './storefront.export.ts';
import { eraseStorefronts } from './storefront.eraser.ts';

export { findCredit } from './creator-credit.ts';
export {
  categoriesOffered,
  commissionOfCreator,
  isVerified,
  onTimeOfCreator,
  ratingOfCreator,
  showcaseOfCreator,
  verificationOfCreator,
  type Commission,
  type Verification,
} from './creator-standing.sql.ts';
export { matchCreators, type OpenedBounty } from './market/match-creators.ts';
export { refreshFigures } from './order.subscribers.ts';
export { openStorefront, type NewStorefront } from './open-storefront.ts';
export { recomputeFigures, type Recomputed } from './recompute-figures.ts';
export { readStorefront, refreshStorefront, type StorefrontState } from './refresh-storefront.ts';
export { priceService, type Priced } from './services/price-service.ts';
export { findAnyService, type ServiceRow } from './services/service.queries.ts';
export { verificationSubscribers };
export { setShowcase } from './set-showcase.ts';

export const storefrontsModule: Module = {
  name: 'storefronts',
  erasers: [eraseStorefronts],
  exports: storefrontExports,
  routes: storefrontRoutes,
  reportTargets: [serviceReport],
  subscribers: (services) => [
    ...createMatchSubscribers(services),
    ...createOrderSubscribers(services),
    ...verificationSubscribers,
  ],
  tasks: ({ db, now }) => ({
    'refresh-storefront': async ({ userId }) => {
      // Whose it was may be gone.
      if (!(await findStorefront(db, userId))) return;
      await transaction(db, (tx) => refreshStorefront(tx, userId, now()));
    },
  }),
};
