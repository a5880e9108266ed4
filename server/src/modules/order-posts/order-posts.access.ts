import { showOrder } from '@zaojie/contract/orders/showing.endpoints';
import { accessOf, forBothParties } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { orderWithPicture } from '../orders/order-files.rig.ts';

const finishWork = ({ app, owner, counterparty }: Stage) =>
  orderWithPicture(app, { client: owner, creator: counterparty });

export const access = accessOf(finishWork, (row) => [
  row(showOrder, forBothParties, ({ orderId, fileId }) => ({
    body: { order_id: orderId, title: '雨夜的竹林', content: '', file_ids: [fileId] },
  })),
]);
