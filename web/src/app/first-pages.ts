export const FRAME = 'app/layouts/main-layout.tsx';

/**
 * The screens that people arrive at, which the server draws, and the files that each is made of besides the entry. The
 * build cuts its files by them. What such a page asks before it is drawn stands in served-asks.ts.
 */
export const drawnPages = {
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

export type DrawnPage = keyof typeof drawnPages;

/** What comes by itself as soon as it is in sight, and often is at once: the page carries its rules too (ui/theme/whole-styles.ts). */
export const carriedParts: Partial<Record<DrawnPage, readonly string[]>> = {
  '/community': ['features/discover/hot-sections.tsx'],
  '/post/:id': ['features/comments/comments.tsx'],
  '/games/:id': ['features/games/comments/game-comments.tsx'],
};
