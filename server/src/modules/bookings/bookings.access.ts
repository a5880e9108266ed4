import * as orders from '@zaojie/contract/orders/order.endpoints';
import { accessOf, forEveryone, notOneself, unlessBlocked } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';

const makeService = async ({ app, owner }: Stage) => ({ serviceId: await addService(app, owner) });

export const access = accessOf(makeService, (row) => [
  row(orders.quoteOrder, forEveryone, ({ serviceId }) => ({ body: { service_id: serviceId } })),
  row(orders.createOrder, unlessBlocked(notOneself), ({ serviceId }) => ({
    body: { service_id: serviceId, brief: '雨夜的竹林', files: [] },
  })),
]);
