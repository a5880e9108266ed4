/** The pages of the administration as its tabs show them. */
export const adminPages: readonly { path: string; label: string }[] = [
  { path: '/admin/withdrawals', label: '提现审核' },
  { path: '/admin/disputes', label: '仲裁' },
  { path: '/admin/verifications', label: '认证审核' },
  { path: '/admin/audit', label: '审计记录' },
];
