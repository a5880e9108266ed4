/** Why money moved, and what people read for it. */
export const transferKinds = {
  recharge: '充值',
  recharge_returned: '充值退回',
  payment: '支付订单',
  income: '订单收入',
  refund: '订单退款',
  game_purchase: '购买游戏',
  game_income: '游戏收入',
  game_refund: '游戏退款',
  contest_escrow: '托管活动奖金',
  contest_prize: '活动奖金',
  contest_returned: '活动奖金退回',
  freeze: '冻结',
  unfreeze: '解冻',
  withdrawal: '提现申请',
  withdrawal_sent: '提现打款',
  withdrawal_paid: '提现到账',
  withdrawal_returned: '提现退回',
} as const;
export type TransferKind = keyof typeof transferKinds;

/** What a transfer was made for. */
export const causeKinds = ['order', 'recharge', 'withdrawal', 'game', 'contest'] as const;
export type CauseKind = (typeof causeKinds)[number];
