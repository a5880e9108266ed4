/** What people with special rights do, and what is read for it. */
export const auditDeeds = {
  'withdrawal.approve': '通过提现',
  'withdrawal.reject': '驳回提现',
  'user.verify': '标记已核实身份',
  'user.unverify': '取消核实标记',
  'dispute.rule': '裁决仲裁',
  'verification.accept': '通过认证',
  'verification.reject': '驳回认证',
  'verification.revoke': '取消认证',
  'verification.read': '查看认证材料',
} as const;
export type AuditDeed = keyof typeof auditDeeds;
