import type { GameMove } from './game.rules.ts';

export type GameEvents = {
  'game.moved': { gameId: number; move: GameMove };
  'game.liked': { gameId: number };
  'game.commented': { commentId: number; gameId: number };
  'game.comment_deleted': { commentId: number; gameId: number };
  'game.comment_liked': { commentId: number; userId: number };
  'game.comment_unliked': { commentId: number; userId: number; authorId: number };
  /** Somebody has it from now on, or not any more. */
  'game.acquired': { gameId: number; purchaseId: number };
  'game.refunded': { gameId: number; purchaseId: number };
  'game.settled': { gameId: number; purchaseId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends GameEvents {}
}
