import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { paymentErrors } from './payment.errors.ts';
import { cashierForm, cashierKey, cashierPage, payment } from './payment.schemas.ts';

export const getPayment = endpoint({
  method: 'GET',
  path: '/wallet/payments/{id}',
  access: 'member',
  summary: '自己的一笔支付现在怎样；只有收到签名的通知或渠道确认后才是已支付',
  params: z.object({ id: id('支付单不存在') }),
  output: payment,
  errors: [paymentErrors.notFound],
});

const paymentNo = z.object({ no: z.string().regex(/^[0-9A-Za-z]{6,32}$/, '支付单不存在') });

export const getCashier = endpoint({
  method: 'GET',
  path: '/sandbox/cashier/{no}',
  access: 'public',
  summary: '模拟收银台：凭地址里的 key 看一笔模拟支付；没有启用模拟支付时不存在',
  params: paymentNo,
  query: cashierKey,
  output: cashierPage,
  errors: [paymentErrors.notFound],
});

export const settleCashier = endpoint({
  method: 'POST',
  path: '/sandbox/cashier/{no}',
  access: 'public',
  summary:
    '模拟收银台的结果：支付成功、失败或放弃，以及重复、迟到、乱序、签名或金额不对的通知；通知与真实渠道走同一条路',
  params: paymentNo,
  query: cashierKey,
  body: cashierForm,
  output: cashierPage,
  errors: [paymentErrors.notFound, paymentErrors.cashierOver],
});
