export const applicationStatuses = [
  'pending',
  'viewed',
  'shortlisted',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: '已投递',
  viewed: '已读',
  shortlisted: '候选',
  accepted: '已选中',
  declined: '未选中',
  withdrawn: '已撤回',
  expired: '已过期',
};

/** What a publisher picks from when declining; other words are welcome. */
export const declineReasons = ['风格不太合适', '报价对不上', '档期对不上', '已经选了别人', '其他'] as const;

export const applicationSorts = ['new', 'price_asc', 'price_desc', 'days', 'rating'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];
