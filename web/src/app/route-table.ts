import { adminScreens } from './screens/admin-screens.ts';
import { eventScreens } from './screens/event-screens.ts';
import { programScreens } from './screens/program-screens.ts';
import {
  screen,
  type LoadPage,
  type Page,
  type RouteAccess,
  type RouteLayout,
  type ScreenHandle,
  type ScreenRoute,
} from './screens/screen-route.ts';

export type { LoadPage, RouteAccess, RouteLayout, ScreenHandle, ScreenRoute };

export type Redirection = { path: string; redirectTo: string };

const assetCollection: LoadPage = () => import('../pages/assets/collection-page.tsx');
const favoriteFolder: LoadPage = () => import('../pages/community/favorite-folder-page.tsx');
const messages: LoadPage = () => import('../pages/messages/messages-page.tsx');
const dispute: LoadPage = () => import('../pages/orders/dispute-page.tsx');
const orders: LoadPage = () => import('../pages/orders/orders-page.tsx');
const order: LoadPage = () => import('../pages/orders/order-page.tsx');
const editGame: LoadPage = () => import('../pages/games/edit-game-page.tsx');
const notifications: LoadPage = () => import('../pages/messages/notifications-page.tsx');
const verification: LoadPage = () => import('../pages/profile/profile-verification-page.tsx');
const experience: LoadPage = () => import('../pages/profile/profile-experience-page.tsx');
const achievements: LoadPage = () => import('../pages/profile/profile-achievements-page.tsx');
const proxy: LoadPage = () => import('../pages/profile/profile-proxy-page.tsx');
const credit: LoadPage = () => import('../pages/profile/profile-credit-page.tsx');
const invite: LoadPage = () => import('../pages/profile/profile-invite-page.tsx');
const confirmMail: LoadPage = () => import('../pages/mail/confirm-mail-page.tsx');
const leaveMail: LoadPage = () => import('../pages/mail/unsubscribe-mail-page.tsx');
const company: LoadPage = () => import('../pages/profile/profile-company-page.tsx');

/** Every screen of the site. The router, the guard, the document titles and the tests are made from it. */
export const screens: readonly ScreenRoute[] = [
  {
    ...screen('none', 'public', '/', '创意无界，分享创造', () => import('../pages/landing/landing-page.tsx')),
    needsQueries: true,
  },

  screen('main', 'public', '/home', '首页', () => import('../pages/home/home-page.tsx')),
  screen('main', 'public', '/community', '社区', () => import('../pages/community/community-page.tsx')),
  screen('main', 'public', '/post/:id', '帖子', () => import('../pages/community/post-page.tsx')),
  screen('main', 'member', '/favorites', '我的收藏', () => import('../pages/community/favorites-page.tsx')),
  screen('main', 'public', '/favorites/:id', '收藏夹', favoriteFolder),
  screen('main', 'public', '/series/:id', '合集', () => import('../pages/community/series-page.tsx')),
  screen('main', 'public', '/tag/:id', '标签', () => import('../pages/community/tag-page.tsx')),
  screen('main', 'public', '/courses', '创作课程', () => import('../pages/community/courses-page.tsx')),
  screen('main', 'public', '/circle/:id', '圈子', () => import('../pages/community/circle-page.tsx')),
  screen('main', 'public', '/search', '搜索', () => import('../pages/search/search-page.tsx')),
  screen('main', 'public', '/user/:id', '个人主页', () => import('../pages/profile/user-page.tsx')),
  screen('main', 'public', '/ranking', '排行', () => import('../pages/ranking/ranking-page.tsx')),
  screen('main', 'public', '/games', '游戏', () => import('../pages/games/games-page.tsx')),
  screen('main', 'member', '/games/mine', '我的游戏', () => import('../pages/games/my-games-page.tsx')),
  screen('main', 'member', '/games/publish', '发布游戏', editGame),
  screen('main', 'public', '/games/:id', '游戏详情', () => import('../pages/games/game-page.tsx')),
  screen('main', 'member', '/games/:id/edit', '编辑游戏', editGame),
  screen('main', 'public', '/assets', '素材', () => import('../pages/assets/assets-page.tsx')),
  screen('main', 'public', '/assets/collections/:id', '素材合集', assetCollection),
  screen('main', 'public', '/assets/:id', '素材详情', () => import('../pages/assets/asset-page.tsx')),
  screen('main', 'member', '/upload', '上传素材', () => import('../pages/assets/upload-page.tsx')),
  screen('main', 'member', '/settings', '设置', () => import('../pages/profile/settings-page.tsx')),

  screen('main', 'public', '/commission', '约稿', () => import('../pages/market/commission-page.tsx')),
  screen(
    'main',
    'member',
    '/commission/management',
    '约稿管理',
    () => import('../pages/market/management-page.tsx'),
  ),
  screen(
    'main',
    'public',
    '/commission/terms',
    '约稿条款',
    () => import('../pages/market/commission-terms-page.tsx'),
  ),

  screen('main', 'public', '/terms', '用户协议', () => import('../pages/legal/terms-page.tsx')),
  screen('main', 'public', '/privacy', '隐私政策', () => import('../pages/legal/privacy-page.tsx')),
  screen('main', 'public', '/appeal', '封禁申诉', () => import('../pages/help/appeal-page.tsx')),
  screen('main', 'public', '/help', '帮助与反馈', () => import('../pages/help/help-page.tsx')),

  ...programScreens,

  ...eventScreens,

  screen(
    'main',
    'member',
    '/profile/user/:id',
    '个人主页',
    () => import('../pages/profile/profile-user-page.tsx'),
  ),
  screen(
    'main',
    'member',
    '/profile/info',
    '个人资料',
    () => import('../pages/profile/profile-info-page.tsx'),
  ),
  screen(
    'main',
    'member',
    '/profile/security',
    '账号安全',
    () => import('../pages/profile/profile-security-page.tsx'),
  ),
  screen('main', 'member', '/profile/verification', '认证', verification),
  screen('main', 'member', '/profile/proxy', '代理授权', proxy),
  screen(
    'main',
    'member',
    '/profile/notifications',
    '通知设置',
    () => import('../pages/profile/profile-notifications-page.tsx'),
  ),
  screen(
    'main',
    'member',
    '/profile/blacklist',
    '黑名单',
    () => import('../pages/profile/profile-blacklist-page.tsx'),
  ),
  screen('main', 'member', '/profile/experience', '经验', experience),
  screen('main', 'member', '/profile/achievements', '成就', achievements),
  screen('main', 'member', '/profile/credit', '信用', credit),
  screen('main', 'member', '/profile/invite', '邀请', invite),
  screen('main', 'member', '/profile/company', '企业与团队', company),
  screen(
    'main',
    'member',
    '/profile/schedule',
    '档期',
    () => import('../pages/profile/profile-schedule-page.tsx'),
  ),
  screen('main', 'member', '/profile/works', '作品', () => import('../pages/profile/profile-works-page.tsx')),
  screen(
    'main',
    'member',
    '/profile/pricing',
    '服务与定价',
    () => import('../pages/profile/profile-pricing-page.tsx'),
  ),
  screen(
    'main',
    'member',
    '/profile/wallet',
    '钱包',
    () => import('../pages/profile/profile-wallet-page.tsx'),
  ),

  screen('main', 'member', '/orders', '我的订单', orders),
  screen('main', 'member', '/orders/:id', '订单详情', order),
  screen('main', 'member', '/orders/:id/dispute', '订单争议', dispute),

  screen('plain', 'public', '/offline', '离线', () => import('../pages/offline/offline-page.tsx')),
  screen('plain', 'public', '/mail/confirm', '确认邮箱', confirmMail),
  screen('plain', 'public', '/mail/unsubscribe', '退订邮件', leaveMail),
  screen('none', 'guest', '/login', '登录', () => import('../pages/accounts/login-page.tsx')),
  screen('none', 'guest', '/register', '注册', () => import('../pages/accounts/register-page.tsx')),
  screen(
    'none',
    'public',
    '/auth/wechat/callback',
    '微信登录',
    () => import('../pages/accounts/wechat-callback-page.tsx'),
  ),
  screen(
    'none',
    'public',
    '/wxauth/callback',
    '微信登录',
    () => import('../pages/accounts/wxauth-callback-page.tsx'),
  ),
  {
    ...screen(
      'none',
      'public',
      '/wxauth/qrcode_callback',
      '确认登录',
      () => import('../pages/accounts/wxauth-qrcode-callback-page.tsx'),
    ),
    needsQueries: true,
  },
  screen(
    'none',
    'public',
    '/wxauth/qrcode',
    '扫码登录',
    () => import('../pages/accounts/wxauth-qrcode-page.tsx'),
  ),
  screen(
    'none',
    'public',
    '/wxauth/authorize/:url',
    '前往微信授权',
    () => import('../pages/accounts/wxauth-authorize-page.tsx'),
  ),

  screen('plain', 'member', '/following', '我的关注', () => import('../pages/community/following-page.tsx')),

  screen('chat', 'member', '/chat/messages', '消息', messages),
  screen('chat', 'member', '/chat/temp/:targetUserId', '私信', messages),
  screen('chat', 'member', '/chat/at', '@我的', notifications),
  screen('chat', 'member', '/chat/likes', '收到的赞', notifications),
  screen('chat', 'member', '/chat/system', '系统通知', notifications),
  screen('chat', 'member', '/chat/follows', '新粉丝', notifications),
  screen(
    'chat',
    'member',
    '/chat/settings',
    '消息设置',
    () => import('../pages/messages/message-settings-page.tsx'),
  ),

  screen('order', 'member', '/order', '我的订单', orders),
  screen('order', 'member', '/order/list', '我的订单', orders),
  screen('order', 'member', '/order/create', '预约', () => import('../pages/orders/booking-page.tsx')),
  screen('order', 'member', '/order/licences', '授权凭证', () => import('../pages/orders/licences-page.tsx')),
  screen('order', 'member', '/order/:id', '订单详情', order),
  screen('order', 'member', '/order/:id/refund', '申请退款', () => import('../pages/orders/refund-page.tsx')),
  screen('order', 'member', '/order/:id/cancel', '取消订单', () => import('../pages/orders/cancel-page.tsx')),
  screen(
    'order',
    'member',
    '/order/:id/payment',
    '订单付款',
    () => import('../pages/orders/payment-page.tsx'),
  ),
  screen('order', 'member', '/order/:id/review', '评价', () => import('../pages/orders/review-page.tsx')),
  screen('order', 'member', '/order/:id/dispute', '订单争议', dispute),
  screen('order', 'public', '/licence/:code', '授权凭证', () => import('../pages/orders/licence-page.tsx')),

  {
    ...screen(
      'none',
      'public',
      '/sandbox/cashier/:no',
      '模拟收银台',
      () => import('../pages/payments/sandbox-cashier-page.tsx'),
    ),
    needsQueries: true,
  },
  ...adminScreens,
];

export const redirections: readonly Redirection[] = [
  // The home page links to /creators; the creators are a tab of the commission page.
  { path: '/creators', redirectTo: '/commission?tab=creators' },
  { path: '/profile', redirectTo: '/profile/info' },
  { path: '/chat', redirectTo: '/chat/messages' },
];

export async function pageOf(load: LoadPage): Promise<Page> {
  const [page] = Object.values(await load());
  if (page === undefined) throw new Error('a page file exports no page');
  return page;
}
