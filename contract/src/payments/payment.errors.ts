import { declareError } from '../errors.ts';

export const paymentErrors = {
  notFound: declareError('payment.not_found', 2311, '支付单不存在'),
  methodMissing: declareError('payment.method_missing', 2312, '暂不支持这种支付方式'),
  providerDown: declareError('payment.provider_down', 2313, '支付渠道暂时没有回应，没有扣款，请稍后再试'),
  providerRefused: declareError('payment.provider_refused', 2314, '支付渠道没有受理，没有扣款，请换一种方式'),
  tooManyOpen: declareError('payment.too_many_open', 2315, '还有未完成的支付，请先完成或等它过期'),
  cashierOver: declareError('payment.cashier_over', 2316, '这笔支付已经结束'),
} as const;
