export const withdrawalStates = {
  pending: '待审核',
  approved: '打款中',
  paid: '已到账',
  rejected: '未通过',
  failed: '打款失败',
} as const;
export type WithdrawalState = keyof typeof withdrawalStates;
export const withdrawalStateNames = [
  'pending',
  'approved',
  'paid',
  'rejected',
  'failed',
] as const satisfies readonly WithdrawalState[];

export const payoutKinds = { bank: '银行卡', alipay: '支付宝' } as const;
export type PayoutKind = keyof typeof payoutKinds;
export const payoutKindNames = ['bank', 'alipay'] as const satisfies readonly PayoutKind[];
