import type { Module } from '../../frame/module.ts';
import { createGameNotices } from './game.notices.ts';
import { gamePreview } from './game.preview.ts';
import { gameCommentReport } from './comments/comment.report.ts';
import { gameReport } from './game.report.ts';
import { gameSearch } from './game.search.ts';
import { gameSubscribers } from './game.subscribers.ts';
import { gameRoutes } from './games.routes.ts';
import { playedGames, viewedGames } from './list/rank.queries.ts';
import { countToReview } from './publishing/review-game.ts';
import { settlePurchase } from './purchases/end-purchase.ts';
import { gameExports } from './game.export.ts';
import { eraseGames } from './game.eraser.ts';
import { holdByGames } from './game.hold.ts';

export { writeComment } from './comments/add-comment.ts';
export { createGameNotices } from './game.notices.ts';
export { toggleLike } from './detail/like-game.ts';
export { isOwnPublishedGame, lockGame } from './game.queries.ts';
export { refreshHotness } from './list/rank.queries.ts';
export { findBuild, insertBuild } from './publishing/build.queries.ts';
export { moveGame } from './publishing/move-game.ts';
export { writeDraft } from './publishing/save-game.ts';
export { acquire } from './purchases/acquire-game.ts';
export { fetchAs } from './purchases/download-game.ts';
export { settle } from './purchases/end-purchase.ts';
export { titleOfPurchase } from './purchases/purchase.queries.ts';
export { listGameStandings, type GameStanding, type Period } from './standing/game-standings.ts';
export { shownGames } from './standing/shown-games.sql.ts';
export { listHotGames, type HotGame } from './standing/hot-games.ts';
export { recomputeGames, type Recomputed } from './standing/recompute-games.ts';

export const gamesModule: Module = {
  name: 'games',
  holds: [holdByGames],
  erasers: [eraseGames],
  exports: gameExports,
  waitingRooms: [{ path: '/admin/games', label: '游戏', count: countToReview }],
  routes: gameRoutes,
  subscribers: (services) => [...gameSubscribers, ...createGameNotices(services)],
  tasks: (services) => ({
    'settle-game-purchase': ({ purchaseId }) => settlePurchase(services, purchaseId),
  }),
  searchSources: [gameSearch],
  linkPreviews: [gamePreview],
  reportTargets: [gameReport, gameCommentReport],
  viewed: [viewedGames, playedGames],
};
