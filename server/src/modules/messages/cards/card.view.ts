import { cardTypes, type CardType, type ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import type { ShownCard } from '../../../frame/chat-card.ts';

/** Those that the reader may see, by what they are of. */
export type KnownCards = ReadonlyMap<string, ShownCard>;

export const cardName = (type: string, id: number) => `${type}:${id}`;

export function isCardType(type: string): type is CardType {
  return cardTypes.some((known) => known === type);
}

const nothing = {
  title: '',
  price_min: 0,
  price_max: 0,
  status: '',
  status_label: '',
  is_live: false,
  note: '',
  cover: null,
  path: '',
};

/** Null for words and files, and for what was recalled. */
export function cardOf(row: { kind: string; card_id: number | null }, cards: KnownCards): ChatCard | null {
  const { kind: type, card_id: id } = row;
  if (id === null || !isCardType(type)) return null;
  const known = cards.get(cardName(type, id));
  return known ? { type, is_gone: false, ...known } : { type, id, is_gone: true, ...nothing };
}
