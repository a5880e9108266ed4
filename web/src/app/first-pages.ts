export const FRAME = 'app/layouts/main-layout.tsx';
const ORDER_FRAME = 'app/layouts/order-layout.tsx';

/** Drawn for whoever comes; members get them in their name. */
export const drawnForAll = {
  '/': ['app/query-scope.tsx', 'pages/landing/landing-page.tsx'],
  '/home': [FRAME, 'pages/home/home-page.tsx'],
  '/community': [FRAME, 'pages/community/community-page.tsx'],
  '/login': ['pages/accounts/login-page.tsx'],
  '/games': [FRAME, 'pages/games/games-page.tsx'],
  '/games/:id': [FRAME, 'pages/games/game-page.tsx'],
  '/events': [FRAME, 'pages/events/events-page.tsx'],
  '/events/:id': [FRAME, 'pages/events/event-page.tsx'],
  '/ranking': [FRAME, 'pages/ranking/ranking-page.tsx'],
  '/commission': [FRAME, 'pages/market/commission-page.tsx'],
  '/assets': [FRAME, 'pages/assets/assets-page.tsx'],
  '/post/:id': [FRAME, 'pages/community/post-page.tsx'],
  '/user/:id': [FRAME, 'pages/profile/user-page.tsx'],
  '/search': [FRAME, 'pages/search/search-page.tsx'],
} as const;

/** Drawn for members, who alone may enter (`access` in the route table). Whoever is a member has been at one of the others before. */
export const drawnForMembers = {
  '/order': [ORDER_FRAME, 'pages/orders/orders-page.tsx'],
} as const;

/**
 * The screens that people arrive at, which the server draws, and the files that each is made of besides the entry. The
 * build cuts its files by them. What such a page asks before it is drawn stands in served-asks.ts.
 */
export const drawnPages = { ...drawnForAll, ...drawnForMembers } as const;

export type DrawnPage = keyof typeof drawnPages;

/** What comes by itself as soon as it is in sight, and often is at once: the page carries its rules too (ui/theme/whole-styles.ts). */
export const carriedParts: Partial<Record<DrawnPage, readonly string[]>> = {
  '/community': ['features/discover/hot-sections.tsx'],
  '/post/:id': ['features/comments/comments.tsx'],
  '/games/:id': ['features/games/comments/game-comments.tsx'],
};
