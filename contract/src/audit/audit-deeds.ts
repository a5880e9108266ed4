/** What people with special rights do, and what is read for it. */
export const auditDeeds = {
  'withdrawal.approve': '通过提现',
  'withdrawal.reject': '驳回提现',
  'user.verify': '标记已核实身份',
  'user.unverify': '取消核实标记',
  'user.mute': '禁言',
  'user.unmute': '解除禁言',
  'user.ban': '封禁',
  'user.unban': '解除封禁',
  'dispute.rule': '裁决仲裁',
  'report.dismiss': '举报不成立',
  'report.warn': '举报成立，提醒对方',
  'report.remove': '举报成立，移除内容',
  'game.approve': '通过游戏',
  'game.reject': '退回游戏',
  'game.hold': '收回游戏审核',
  'verification.accept': '通过认证',
  'verification.reject': '驳回认证',
  'verification.revoke': '取消认证',
  'verification.read': '查看认证材料',
} as const;
export type AuditDeed = keyof typeof auditDeeds;
