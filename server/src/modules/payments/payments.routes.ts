import * as payments from '@zaojie/contract/payments/payment.endpoints';
import { bind } from '../../frame/action.ts';
import { getCashier, settleCashier } from './cashier.ts';
import { getPayment } from './get-payment.ts';

export const paymentRoutes = [
  bind(payments.getPayment, getPayment, { callsOutside: true }),
  bind(payments.getCashier, getCashier, { callsOutside: true }),
  bind(payments.settleCashier, settleCashier, { callsOutside: true, pace: 'money' }),
];
