import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { refreshHotness } from './list/rank.queries.ts';

const NAME = 'games.hotness';
const warm = (tx: Tx, { gameId }: { gameId: number }) => refreshHotness(tx, [gameId]);

/** What people do with a game moves where it stands, off the request path. */
export const gameSubscribers: Subscriber[] = [
  subscribe('game.liked', NAME, warm),
  subscribe('game.commented', NAME, warm),
  subscribe('game.comment_deleted', NAME, warm),
  subscribe('game.acquired', NAME, warm),
  subscribe('game.refunded', NAME, warm),
];
