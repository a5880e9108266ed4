import type { GameCan } from '@zaojie/contract/games/game.schemas';
import type { Viewer } from '../../frame/context.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import type { BuildRow, DetailRow, PurchaseRow } from './detail/detail.queries.ts';
import type { CardRow } from './game-rows.ts';
import { accessOf } from './game.view.ts';
import { gameTable, type GameMachine, type GameSubject } from './game.rules.ts';
import { canRefund } from './purchases/purchase.rules.ts';

export function roleOf(viewer: Pick<Viewer, 'userId' | 'role'> | null, ownerId: number): GameMachine['role'] {
  if (viewer?.userId === ownerId) return 'owner';
  return viewer?.role === 'admin' ? 'moderator' : 'other';
}

type Shown = Pick<
  CardRow,
  | 'status'
  | 'title'
  | 'summary'
  | 'cover'
  | 'type_mask'
  | 'platform_mask'
  | 'build_count'
  | 'link'
  | 'player_count'
> & { description: string; is_barred?: boolean };

/** What a page of the store can't do without, in the words of the form. */
export function missingOf(game: Omit<Shown, 'status' | 'player_count'>): string[] {
  return [
    ...(game.cover === null ? ['封面'] : []),
    ...(game.summary === '' ? ['一句话介绍'] : []),
    ...(game.description === '' ? ['游戏介绍'] : []),
    ...(game.type_mask === 0 ? ['类型'] : []),
    ...(game.platform_mask === 0 ? ['平台'] : []),
    ...(game.build_count === 0 && game.link === '' ? ['游戏文件或链接'] : []),
  ];
}

export function subjectOf(game: Shown, foundWords: readonly string[]): GameSubject {
  return {
    state: game.status,
    isComplete: missingOf(game).length === 0,
    hasWatchedWords: foundWords.length > 0 || game.is_barred === true,
    hasPlayers: game.player_count > 0,
  };
}

/** Drafts and what is taken down are their owner's; whoever got a game can still read what it was. */
export function canSee(
  viewer: Viewer | null,
  game: Pick<CardRow, 'status' | 'user_id' | 'is_owned'>,
): boolean {
  if (game.status === 'published') return true;
  const role = roleOf(viewer, game.user_id);
  return role === 'owner' || (role === 'moderator' && game.status === 'pending') || game.is_owned;
}

export function canDownload(viewer: Viewer | null, ownerId: number, purchase: PurchaseRow | null): boolean {
  return purchase !== null || viewer?.userId === ownerId;
}

type Owned = { purchase: PurchaseRow | null; builds: readonly BuildRow[]; ownerId: number };

export function ownedCan(viewer: Viewer | null, { purchase, builds, ownerId }: Owned, now: Date) {
  return {
    refund: purchase !== null && canRefund(purchase, now),
    download: builds.length > 0 && canDownload(viewer, ownerId, purchase),
  };
}

/** Moves of the owner; words that the filter finds only change where a move leads. */
export function ownerCan(game: Shown): Pick<GameCan, 'edit' | 'publish' | 'withdraw' | 'delete'> {
  const moves = new Set(movesFor(gameTable, subjectOf(game, []), 'owner'));
  return {
    edit: moves.has('edit') || game.status === 'pending' || game.status === 'published',
    publish: moves.has('submit'),
    withdraw: moves.has('withdraw'),
    delete: moves.has('delete'),
  };
}

const NOT_THE_OWNER = { edit: false, publish: false, withdraw: false, delete: false };

/** Visitors see buttons too: pressing one leads to the login page. */
export function gameCanOf(row: DetailRow, viewer: Viewer | null, now: Date): GameCan {
  const role = roleOf(viewer, row.user_id);
  const isOwner = role === 'owner';
  const isPublished = row.status === 'published';
  const isWelcome = isPublished && !row.has_developer_blocked_viewer;
  const isForSale = accessOf(row) === 'buy' || accessOf(row) === 'download';
  return {
    comment: isWelcome,
    rate: isWelcome && !isOwner,
    like: isWelcome,
    acquire: isWelcome && !isOwner && isForSale && row.my_purchase === null,
    ...ownedCan(viewer, { purchase: row.my_purchase, builds: row.builds, ownerId: row.user_id }, now),
    ...(isOwner ? ownerCan(row) : NOT_THE_OWNER),
    review: role === 'moderator' && (row.status === 'pending' || isPublished),
  };
}
