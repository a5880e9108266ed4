import type { Module } from '../../frame/module.ts';
import { transaction } from '../../db/transaction.ts';
import { createMatchSubscribers } from './market/match.subscribers.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { findStorefront } from './storefront.queries.ts';
import { storefrontRoutes } from './storefronts.routes.ts';

export { matchCreators, type OpenedBounty } from './market/match-creators.ts';
export { openStorefront, type NewStorefront } from './open-storefront.ts';
export { refreshStorefront } from './refresh-storefront.ts';
export { setShowcase } from './set-showcase.ts';

export const storefrontsModule: Module = {
  name: 'storefronts',
  routes: storefrontRoutes,
  subscribers: createMatchSubscribers,
  tasks: ({ db, now }) => ({
    'refresh-storefront': async ({ userId }) => {
      // Whose it was may be gone.
      if (!(await findStorefront(db, userId))) return;
      await transaction(db, (tx) => refreshStorefront(tx, userId, now()));
    },
  }),
};
