export const feedbackKinds = {
  problem: '遇到问题',
  idea: '功能建议',
  account: '账号',
  money: '订单和钱款',
  other: '其他',
} as const;
export type FeedbackKind = keyof typeof feedbackKinds;
export const feedbackKindNames = Object.keys(feedbackKinds) as [FeedbackKind, ...FeedbackKind[]];

export const feedbackStates = { open: '待处理', answered: '已回复', closed: '已关闭' } as const;
export type FeedbackState = keyof typeof feedbackStates;
export const feedbackStateNames = Object.keys(feedbackStates) as [FeedbackState, ...FeedbackState[]];

export const feedbackLimits = {
  contentMin: 10,
  contentMax: 1000,
  contactMax: 100,
  pathMax: 200,
  replyMax: 1000,
  pageSize: 20,
} as const;
