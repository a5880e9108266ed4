import { gameErrors } from '@zaojie/contract/games/game.errors';
import { gameStatuses } from '@zaojie/contract/games/game-words';
import type { Tx } from '../../../db/database.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { findHeldWords } from '../../words/index.ts';
import { missingOf, roleOf, subjectOf } from '../game.policy.ts';
import { lockGame, setState, type LockedGame } from '../game.queries.ts';
import { gameTable, type GameMachine, type GameMove } from '../game.rules.ts';

/** Somebody else's game answers like one that doesn't exist. */
export async function lockOwnGame(tx: Tx, viewer: Viewer, id: number): Promise<LockedGame> {
  const game = await lockGame(tx, id);
  if (!game || roleOf(viewer, game.user_id) !== 'owner') throw new Refusal(gameErrors.notFound);
  return game;
}

function refusalOf(game: LockedGame, reason: GameMachine['reason'] | null): Refusal {
  if (reason === 'players') return new Refusal(gameErrors.hasOwners);
  if (reason === 'incomplete') {
    return new Refusal(gameErrors.incomplete, { values: { missing: missingOf(game).join('、') } });
  }
  return new Refusal(gameErrors.wrongState, { values: { status: gameStatuses[game.status] } });
}

type Moving = { move: GameMove; role: GameMachine['role']; now: Date; reason?: string };

const barredBy: Partial<Record<GameMove, boolean>> = { hold: true, approve: false };

/** What the move makes of the game, written down with all it brings about. */
export async function moveGame(
  tx: Tx,
  game: LockedGame,
  { move, role, now, reason = '' }: Moving,
): Promise<void> {
  const foundWords = await findHeldWords(tx, [game.title, game.summary, game.description, ...game.tags]);
  const decision = decide(gameTable, subjectOf(game, foundWords), move, role);
  if (!decision.isAllowed) throw refusalOf(game, decision.why === 'guard' ? decision.reason : null);
  const { to, effects } = decision;
  await setState(
    tx,
    game,
    {
      status: to,
      reviewReason: reason,
      foundWords: to === 'pending' ? foundWords : [],
      comesOut: effects.includes('come_out'),
      waits: effects.includes('wait'),
      isBarred: barredBy[move] ?? null,
      isGone: effects.includes('go'),
    },
    now,
  );
  await emitEvent(tx, 'game.moved', { gameId: game.id, move });
}
