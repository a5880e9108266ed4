export type AuditedPage = { path: string; as: 'visitor' | 'member' };

const forVisitors = [
  '/',
  '/home',
  '/login',
  '/register',
  '/wxauth/qrcode',
  '/community',
  '/post/100',
  '/circle/1',
  '/commission',
  '/commission?tab=creators',
  '/games',
  '/games/1',
  '/ranking',
  '/assets',
  '/assets/40',
  '/program',
  '/events',
  '/events/1',
  '/search?keyword=%E5%B1%B1&type=post',
  '/user/5',
  '/help',
  '/terms',
];
const forMembers = ['/chat/messages', '/order/list', '/profile/info', '/profile/wallet', '/favorites'];

/** The main pages; the journeys look at every one. */
export const auditedPages: readonly AuditedPage[] = [
  ...forVisitors.map((path) => ({ path, as: 'visitor' as const })),
  ...forMembers.map((path) => ({ path, as: 'member' as const })),
];

export const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
export type WindowName = keyof typeof windows;
