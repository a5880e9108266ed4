import type { Db } from '../../../db/database.ts';
import type { Services } from '../../../frame/context.ts';
import { cardName, type KnownCards } from './card.view.ts';

type Sent = { kind: string; card_id: number | null };

/** The cards of a page of messages as they stand for one reader: one statement for each kind among them. */
export async function listCards(
  db: Db,
  { chatCards }: Pick<Services, 'chatCards'>,
  { rows, readerId }: { rows: readonly Sent[]; readerId: number },
): Promise<KnownCards> {
  const found = await Promise.all(
    chatCards.map(async ({ type, list }) => {
      const ids = rows.flatMap((row) => (row.kind === type && row.card_id !== null ? [row.card_id] : []));
      const shown = ids.length === 0 ? [] : await list(db, [...new Set(ids)], readerId);
      return shown.map((card) => [cardName(type, card.id), card] as const);
    }),
  );
  return new Map(found.flat());
}
