/** The pages of the administration as its tabs show them. */
export const adminPages: readonly { path: string; label: string }[] = [
  { path: '/admin', label: '总览' },
  { path: '/admin/withdrawals', label: '提现审核' },
  { path: '/admin/games', label: '游戏审核' },
  { path: '/admin/events', label: '活动' },
  { path: '/admin/disputes', label: '仲裁' },
  { path: '/admin/people', label: '用户' },
  { path: '/admin/appeals', label: '封禁申诉' },
  { path: '/admin/feedback', label: '反馈' },
  { path: '/admin/reports', label: '举报' },
  { path: '/admin/reviews', label: '评价申诉' },
  { path: '/admin/posts', label: '帖子' },
  { path: '/admin/circles', label: '圈子' },
  { path: '/admin/words', label: '词语过滤' },
  { path: '/admin/verifications', label: '认证审核' },
  { path: '/admin/audit', label: '审计记录' },
];
