// Apart from the schemas: pages that only show these words don't load a validator.
import { orderStatuses, type OrderStatus } from './order-status.ts';

export const orderSides = ['buyer', 'seller'] as const;
export type OrderSide = (typeof orderSides)[number];

/** The tabs of the list, in their order, and what is under each. */
export const orderTabs = [
  { key: 'all', label: '全部', statuses: orderStatuses },
  { key: 'pending_deposit', label: '待付定金', statuses: ['pending_deposit'] },
  { key: 'pending_confirm', label: '待确认', statuses: ['pending_confirm'] },
  { key: 'in_progress', label: '制作中', statuses: ['in_progress'] },
  { key: 'delivered', label: '待验收', statuses: ['delivered'] },
  { key: 'revision', label: '修改中', statuses: ['revision'] },
  { key: 'dispute', label: '退款与仲裁', statuses: ['refunding', 'disputing'] },
  { key: 'completed', label: '已完成', statuses: ['completed'] },
  { key: 'closed', label: '已关闭', statuses: ['cancelled', 'refunded'] },
] as const satisfies readonly { key: string; label: string; statuses: readonly OrderStatus[] }[];
export type OrderTab = (typeof orderTabs)[number]['key'];

/** Whose list a row is in: my move, the other side's (or the arbiter's), over. */
export const orderGroups = ['mine', 'waiting', 'ended'] as const;
export type OrderGroup = (typeof orderGroups)[number];
export const orderGroupLabels: Record<OrderGroup, string> = {
  mine: '轮到你',
  waiting: '等对方',
  ended: '已结束',
};

/** Every step that somebody can take; `can` answers each of them with yes or no. */
export const orderSteps = [
  'payDeposit',
  'confirm',
  'updateProgress',
  'upload',
  'deliver',
  'payBalance',
  'accept',
  'reject',
  'cancel',
  'leave',
  'endUnpaid',
  'extend',
  'extendRespond',
  'change',
  'changeRespond',
  'remind',
  'refund',
  'refundRespond',
  'dispute',
  'statement',
  'ruling',
  'review',
  'reply',
  'download',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What the button of a step says. */
export const orderStepLabels: Record<OrderStep, string> = {
  payDeposit: '去支付定金',
  confirm: '确认排期',
  updateProgress: '更新进度',
  upload: '上传文件',
  deliver: '交付',
  payBalance: '去支付尾款',
  accept: '验收',
  reject: '提出修改',
  cancel: '取消订单',
  leave: '放弃订单',
  endUnpaid: '按定金结算',
  extend: '申请延期',
  extendRespond: '答复延期',
  change: '提出变更',
  changeRespond: '答复变更',
  remind: '催稿',
  refund: '申请退款',
  refundRespond: '处理退款',
  dispute: '申请仲裁',
  statement: '补充陈述',
  ruling: '裁决',
  review: '去评价',
  reply: '回复评价',
  download: '下载文件',
};

export const refundReasons = ['not_as_expected', 'quality_issue', 'service_issue', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];
export const refundReasonLabels: Record<RefundReason, string> = {
  not_as_expected: '与预期不符',
  quality_issue: '质量问题',
  service_issue: '服务态度问题',
  other: '其他原因',
};

/** What somebody picks from when cancelling; other words are welcome. */
export const cancelReasons = ['不需要了', '信息填错了', '档期对不上', '对方联系不上', '其他'] as const;

export const refundStatuses = ['open', 'agreed', 'refused', 'lapsed', 'disputed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export const refundStatusLabels: Record<RefundStatus, string> = {
  open: '等待答复',
  agreed: '已同意',
  refused: '已拒绝',
  lapsed: '超时自动同意',
  disputed: '已转仲裁',
};

export const disputeStatuses = ['evidence', 'waiting', 'ruled'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];
export const disputeStatusLabels: Record<DisputeStatus, string> = {
  evidence: '举证中',
  waiting: '等待裁决',
  ruled: '已裁决',
};

export const orderParties = ['client', 'creator', 'admin', 'system'] as const;
export type OrderParty = (typeof orderParties)[number];

/** What the timeline tells. */
export const orderEventKinds = {
  created: '订单生成',
  deposit_paid: '支付定金',
  confirmed: '确认排期',
  progress: '更新进度',
  balance_asked: '请付尾款',
  balance_paid: '支付尾款',
  delivered: '交付',
  rejected: '退回修改',
  accepted: '验收通过',
  auto_accepted: '到期自动验收',
  accept_reminded: '提醒验收',
  due_reminded: '提醒期限',
  cancelled: '取消订单',
  lapsed: '超时取消',
  overdue_cancelled: '无责取消',
  left: '创作者放弃',
  ended_unpaid: '按定金结算',
  extension_asked: '申请延期',
  extension_agreed: '同意延期',
  extension_refused: '拒绝延期',
  extension_lapsed: '延期超时未答复',
  change_proposed: '提出变更',
  change_agreed: '同意变更',
  change_refused: '拒绝变更',
  change_withdrawn: '撤回变更',
  change_lapsed: '变更超时未答复',
  reminded: '催稿',
  refund_asked: '申请退款',
  refund_agreed: '同意退款',
  refund_refused: '拒绝退款',
  refund_lapsed: '退款超时自动同意',
  disputed: '申请仲裁',
  handed_over: '账号停用，转交仲裁',
  stated: '补充陈述',
  evidence_closed: '举证结束',
  ruled: '作出裁决',
  reviewed: '评价',
  licensed: '发放授权凭证',
  licence_revoked: '撤销授权凭证',
  files_expiring: '文件快到保存期限',
  files_removed: '文件到期清理',
  show_allowed: '同意公开作品',
  shown: '晒稿',
} as const;
export type OrderEventKind = keyof typeof orderEventKinds;
