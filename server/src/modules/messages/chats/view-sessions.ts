import type { ChatSession } from '@zaojie/contract/messages/message.schemas';
import type { Db } from '../../../db/database.ts';
import { listCards } from '../cards/list-cards.ts';
import type { Viewing } from '../view-messages.ts';
import { viewSession } from './chat.view.ts';
import type { SessionRow } from './session.queries.ts';

export async function viewSessions(
  db: Db,
  viewing: Viewing,
  { rows, readerId }: { rows: readonly SessionRow[]; readerId: number },
): Promise<ChatSession[]> {
  const last = rows.flatMap((row) => row.last_message ?? []);
  const cards = await listCards(db, viewing, { rows: last, readerId });
  return rows.map((row) => viewSession(row, readerId, { signing: viewing, cards }));
}
