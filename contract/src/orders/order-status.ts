export const orderStatuses = [
  'pending_deposit',
  'pending_confirm',
  'in_progress',
  'delivered',
  'revision',
  'refunding',
  'disputing',
  'completed',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending_deposit: '待付定金',
  pending_confirm: '待确认',
  in_progress: '制作中',
  delivered: '待验收',
  revision: '修改中',
  refunding: '退款中',
  disputing: '仲裁中',
  completed: '已完成',
  cancelled: '已取消',
  refunded: '已退款',
};
