import type { ResultRow } from '@zaojie/contract/contests/entry.schemas';
import { fenOf } from '@zaojie/contract/money';

export type Share = { id: number; name: string; fen: number };
export type Payout = { id: number; rank: number; title: string; prize: string; fen: number; shares: Share[] };

/** What each of the winners gets: a team shares evenly, what doesn't divide goes to the captain, who stands first. */
export function payoutsOf(rows: readonly ResultRow[]): Payout[] {
  return rows.flatMap(({ id, rank, title, prize, authors }) => {
    if (prize === null) return [];
    const fen = fenOf(prize.amount) ?? 0;
    const people = authors ?? [];
    const each = people.length === 0 ? 0 : Math.floor(fen / people.length);
    const shares = people.map((person, index) => ({
      id: person.id,
      name: person.nickname,
      fen: index === 0 ? fen - each * (people.length - 1) : each,
    }));
    return [{ id, rank, title, prize: prize.name, fen, shares }];
  });
}
