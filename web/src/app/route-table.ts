/** Who may enter: anybody, people signed in, or only people who aren't. */
export type RouteAccess = 'public' | 'member' | 'guest';

/** `main` has top bar, sidebar and footer; `plain` a slim head and footer; `chat` a rail; `none` leaves the page to itself. */
export type RouteLayout = 'main' | 'plain' | 'chat' | 'none';

export type PageName =
  | 'landing'
  | 'home'
  | 'post'
  | 'login'
  | 'register'
  | 'community'
  | 'circle'
  | 'tag'
  | 'following'
  | 'search'
  | 'chat-messages'
  | 'chat-notices'
  | 'chat-settings'
  | 'wechat-callback'
  | 'wxauth-callback'
  | 'wxauth-qrcode-callback'
  | 'wxauth-qrcode'
  | 'wxauth-authorize'
  | 'coming-soon';

export type ScreenRoute = {
  path: string;
  title: string;
  access: RouteAccess;
  layout: RouteLayout;
  page: PageName;
};
/** What the frame knows about the screen it shows. */
export type ScreenHandle = Pick<ScreenRoute, 'title' | 'access' | 'layout'>;

export type Redirection = { path: string; redirectTo: string };

function screen(
  layout: RouteLayout,
  access: RouteAccess,
  path: string,
  title: string,
  page: PageName = 'coming-soon',
): ScreenRoute {
  return { path, title, access, layout, page };
}

/** Every screen of the site. The router, the guard, the document titles and the tests are made from it. */
export const screens: readonly ScreenRoute[] = [
  screen('none', 'public', '/', '创意无界，分享创造', 'landing'),

  screen('main', 'public', '/home', '首页', 'home'),
  screen('main', 'public', '/community', '社区', 'community'),
  screen('main', 'public', '/post/:id', '帖子', 'post'),
  screen('main', 'public', '/tag/:id', '标签', 'tag'),
  screen('main', 'public', '/circle/:id', '圈子', 'circle'),
  screen('main', 'public', '/search', '搜索', 'search'),
  screen('main', 'public', '/user/:id', '个人主页'),
  screen('main', 'public', '/ranking', '排行'),
  screen('main', 'public', '/games', '游戏'),
  screen('main', 'public', '/games/:id', '游戏详情'),
  screen('main', 'public', '/assets', '素材'),
  screen('main', 'public', '/assets/:id', '素材详情'),
  screen('main', 'member', '/upload', '上传素材'),
  screen('main', 'member', '/settings', '设置'),

  screen('main', 'public', '/commission', '约稿'),
  screen('main', 'member', '/commission/management', '约稿管理'),

  screen('main', 'public', '/program', '开发'),
  screen('main', 'member', '/program/manage', '项目管理'),
  screen('main', 'member', '/program/project/create', '发起项目'),
  screen('main', 'public', '/program/project/:id', '项目详情'),
  screen('main', 'member', '/program/project/:id/edit', '编辑项目'),
  screen('main', 'public', '/program/team/:id', '团队'),

  screen('main', 'public', '/events', '活动'),
  screen('main', 'public', '/events/:id', '活动详情'),
  screen('main', 'member', '/events/:id/register', '活动报名'),
  screen('main', 'member', '/events/:id/submission/:submissionId', '参赛作品'),
  screen('main', 'member', '/events/:id/vote', '作品投票'),
  screen('main', 'member', '/events/:id/voting', '投票进行中'),

  screen('main', 'member', '/profile/user/:id', '我的名片'),
  screen('main', 'member', '/profile/info', '个人资料'),
  screen('main', 'member', '/profile/security', '账号安全'),
  screen('main', 'member', '/profile/verification', '认证'),
  screen('main', 'member', '/profile/proxy', '代理授权'),
  screen('main', 'member', '/profile/notifications', '通知设置'),
  screen('main', 'member', '/profile/blacklist', '黑名单'),
  screen('main', 'member', '/profile/experience', '经验'),
  screen('main', 'member', '/profile/achievements', '成就'),
  screen('main', 'member', '/profile/credit', '信用'),
  screen('main', 'member', '/profile/invite', '邀请'),
  screen('main', 'member', '/profile/company', '企业信息'),
  screen('main', 'member', '/profile/schedule', '排期'),
  screen('main', 'member', '/profile/works', '作品管理'),
  screen('main', 'member', '/profile/pricing', '报价'),
  screen('main', 'member', '/profile/wallet', '钱包'),

  screen('main', 'member', '/orders', '我的订单'),
  screen('main', 'member', '/orders/:id', '订单详情'),
  screen('main', 'member', '/orders/:id/dispute', '订单争议'),

  screen('none', 'guest', '/login', '登录', 'login'),
  screen('none', 'guest', '/register', '注册', 'register'),
  screen('none', 'public', '/auth/wechat/callback', '微信登录', 'wechat-callback'),
  screen('none', 'public', '/wxauth/callback', '微信登录', 'wxauth-callback'),
  screen('none', 'public', '/wxauth/qrcode_callback', '确认登录', 'wxauth-qrcode-callback'),
  screen('none', 'public', '/wxauth/qrcode', '扫码登录', 'wxauth-qrcode'),
  screen('none', 'public', '/wxauth/authorize/:url', '前往微信授权', 'wxauth-authorize'),

  screen('plain', 'member', '/following', '我的关注', 'following'),

  screen('chat', 'member', '/chat/messages', '消息', 'chat-messages'),
  screen('chat', 'member', '/chat/temp/:targetUserId', '私信', 'chat-messages'),
  screen('chat', 'member', '/chat/at', '@我的', 'chat-notices'),
  screen('chat', 'member', '/chat/likes', '收到的赞', 'chat-notices'),
  screen('chat', 'member', '/chat/system', '系统通知', 'chat-notices'),
  screen('chat', 'member', '/chat/follows', '新增关注', 'chat-notices'),
  screen('chat', 'member', '/chat/settings', '消息设置', 'chat-settings'),

  screen('plain', 'member', '/order', '我的订单'),
  screen('plain', 'member', '/order/:id', '订单详情'),
  screen('plain', 'member', '/order/:id/refund', '申请退款'),
  screen('plain', 'member', '/order/:id/cancel', '取消订单'),
  screen('plain', 'member', '/order/:id/payment', '订单付款'),
  screen('plain', 'member', '/order/:id/dispute', '订单争议'),
];

export const redirections: readonly Redirection[] = [
  // The home page links to /creators; the creators are a tab of the commission page.
  { path: '/creators', redirectTo: '/commission?tab=creators' },
  { path: '/profile', redirectTo: '/profile/info' },
  { path: '/chat', redirectTo: '/chat/messages' },
];
