/** How somebody pays, and what it is called. Which of them an installation offers is told by the wallet. */
export const paymentMethods = { wechat: '微信支付', alipay: '支付宝', sandbox: '模拟支付' } as const;
export type PaymentMethodName = keyof typeof paymentMethods;
export const paymentMethodNames = [
  'wechat',
  'alipay',
  'sandbox',
] as const satisfies readonly PaymentMethodName[];

export const paymentStates = {
  /** Written down; the provider is being asked. */
  opening: '准备中',
  pending: '待支付',
  paid: '已支付',
  failed: '支付失败',
  closed: '已关闭',
} as const;
export type PaymentState = keyof typeof paymentStates;
export const paymentStateNames = [
  'opening',
  'pending',
  'paid',
  'failed',
  'closed',
] as const satisfies readonly PaymentState[];

/** What a payment is for: money into the wallet, or straight on into an order. */
export const paymentPurposes = ['recharge', 'order'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];
export const orderParts = ['deposit', 'balance'] as const;
export type OrderPart = (typeof orderParts)[number];

/** What the sandbox's cashier can be made to do; those after the first three are for trying out what may go wrong. */
export const cashierOutcomes = [
  'paid',
  'failed',
  'abandoned',
  'paid_twice',
  'paid_late',
  'reordered',
  'wrong_signature',
  'wrong_amount',
] as const;
export type CashierOutcome = (typeof cashierOutcomes)[number];
