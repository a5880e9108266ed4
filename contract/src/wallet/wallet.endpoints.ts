import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyLimits } from './money-limits.ts';
import { paymentErrors } from '../payments/payment.errors.ts';
import { paymentPage } from '../payments/payment.schemas.ts';
import { cursor, pageQuery } from '../primitives.ts';
import { incomeMonth, ledgerEntry, ledgerFilter, rechargeForm, walletFigures } from './wallet.schemas.ts';

export const getWallet = endpoint({
  method: 'GET',
  path: '/wallet/index',
  access: 'member',
  summary: '钱包：可用、托管中、冻结，以及作为画师还在平台上的收入',
  output: walletFigures,
});

export const recharge = endpoint({
  method: 'POST',
  path: '/wallet/recharge',
  access: 'member',
  summary: '充值：得到去付款的地址，收到渠道的通知后入账',
  body: rechargeForm,
  output: paymentPage,
  errors: [
    paymentErrors.methodMissing,
    paymentErrors.providerDown,
    paymentErrors.providerRefused,
    paymentErrors.tooManyOpen,
  ],
});

export const listLedger = endpoint({
  method: 'GET',
  path: '/wallet/ledger',
  access: 'member',
  summary: '可用余额的流水，最新的在前；可按类型、月份、收支筛选',
  query: pageQuery(moneyLimits.wallet.pageSize)
    .pick({ per_page: true })
    .extend(ledgerFilter.shape)
    .extend({ cursor }),
  output: z.object({ data: z.array(ledgerEntry), next_cursor: z.string().nullable() }),
});

export const getIncome = endpoint({
  method: 'GET',
  path: '/wallet/income',
  access: 'member',
  summary: '最近十二个月每月的订单收入，没有收入的月份是0',
  output: z.object({ data: z.array(incomeMonth), total: z.number() }),
});
