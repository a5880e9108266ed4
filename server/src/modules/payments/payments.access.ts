import * as payments from '@zaojie/contract/payments/payment.endpoints';
import { accessOf, forEveryone, forOwner } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { openRecharge } from './payments.rig.ts';

const makePayment = ({ app, owner }: Stage) => openRecharge(app, owner, 12.5);

/** The cashier knows nobody: whoever has the address may pay. */
export const access = accessOf(makePayment, (row) => [
  row(payments.getPayment, forOwner, ({ id }) => ({ params: { id } })),
  row(payments.getCashier, forEveryone, ({ no, key }) => ({ params: { no }, query: { key } })),
  row(payments.settleCashier, forEveryone, ({ no, key }) => ({ params: { no }, query: { key }, body: {} })),
]);
