/** What people with special rights do, and what is read for it. */
export const auditDeeds = {
  'withdrawal.approve': '通过提现',
  'withdrawal.reject': '驳回提现',
  'user.verify': '标记已核实身份',
  'user.unverify': '取消核实标记',
  'dispute.rule': '裁决仲裁',
  'game.approve': '通过游戏',
  'game.reject': '退回游戏',
  'game.hold': '收回游戏审核',
} as const;
export type AuditDeed = keyof typeof auditDeeds;
