import type { getPayment as endpoint } from '@zaojie/contract/payments/payment.endpoints';
import { paymentErrors } from '@zaojie/contract/payments/payment.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { askForPayer } from './ask-provider.ts';
import { findPayment } from './payment.queries.ts';
import { viewPayment } from './payment.view.ts';

export const getPayment: Action<typeof endpoint> = async (context, { params }) => {
  const found = await findPayment(context.db, params.id);
  if (!found || found.user_id !== context.viewer.userId) throw new Refusal(paymentErrors.notFound);
  const payment = await askForPayer(context, found);
  return viewPayment(payment, context.payments.find(payment.method), context.now());
};
