import type { GameCard, GameDetail } from '@zaojie/contract/games/game.schemas';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import { formatYuan } from '../../../text/numbers.ts';

/** What the main button of a game is for whoever looks at it. */
export type GetDoor = 'edit' | 'download' | 'link' | 'free' | 'buy' | 'none';

type Standing = Pick<GameDetail, 'access' | 'is_owner'> & { can: Pick<GameDetail['can'], 'download'> };

export function doorOf({ access, is_owner: isOwner, can }: Standing): GetDoor {
  if (isOwner) return 'edit';
  if (can.download) return 'download';
  return access === 'download' ? 'free' : access;
}

export function doorWords(door: GetDoor, { price }: Pick<GameCard, 'price'>): string {
  switch (door) {
    case 'edit':
      return '编辑游戏';
    case 'download':
    case 'free':
      return '下载';
    case 'link':
      return '获取游戏';
    case 'buy':
      return `购买 ${formatYuan(price)}`;
    case 'none':
      return '还不能获取';
  }
}

/** A few words beside the price. */
export function priceNote({
  access,
  is_owned: isOwned,
  price,
}: Pick<GameCard, 'access' | 'is_owned' | 'price'>): string {
  if (isOwned) return '已经是你的';
  if (access === 'link') return '在开发者那里';
  return price === 0 ? '直接下载' : '一次买断';
}

/** How much the wallet falls short, in yuan; 0 when it is enough. */
export function missingFor(price: number, available: number): number {
  return yuanOf(Math.max(0, (fenOf(price) ?? 0) - (fenOf(available) ?? 0)));
}
