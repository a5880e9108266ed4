import { screen, type LoadPage } from './screen-route.ts';

const admin = (path: string, title: string, page: LoadPage) =>
  screen('main', 'public', `/admin${path}`, title, page);

const disputes: LoadPage = () => import('../../pages/admin/admin-disputes-page.tsx');

/** For everybody but an administrator they aren't there, so nobody is asked to sign in for them. */
export const adminScreens = [
  admin('', '管理', () => import('../../pages/admin/admin-start-page.tsx')),
  admin('/withdrawals', '提现审核', () => import('../../pages/admin/admin-withdrawals-page.tsx')),
  admin('/people', '用户', () => import('../../pages/admin/admin-people-page.tsx')),
  admin('/appeals', '封禁申诉', () => import('../../pages/admin/admin-appeals-page.tsx')),
  admin('/feedback', '反馈', () => import('../../pages/admin/admin-feedback-page.tsx')),
  admin('/reports', '举报', () => import('../../pages/admin/admin-reports-page.tsx')),
  admin('/reviews', '评价申诉', () => import('../../pages/admin/admin-reviews-page.tsx')),
  admin('/words', '词语过滤', () => import('../../pages/admin/admin-words-page.tsx')),
  admin('/posts', '帖子', () => import('../../pages/admin/admin-posts-page.tsx')),
  admin('/circles', '圈子', () => import('../../pages/admin/admin-circles-page.tsx')),
  admin('/games', '游戏审核', () => import('../../pages/admin/admin-games-page.tsx')),
  admin('/events', '活动管理', () => import('../../pages/admin/admin-events-page.tsx')),
  admin('/verifications', '认证审核', () => import('../../pages/admin/admin-verifications-page.tsx')),
  admin('/audit', '审计记录', () => import('../../pages/admin/admin-audit-page.tsx')),
  admin('/disputes', '仲裁', disputes),
  admin('/disputes/:id', '仲裁', disputes),
];
