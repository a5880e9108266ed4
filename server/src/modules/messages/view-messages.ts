import type { Message } from '@zaojie/contract/messages/message.schemas';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../frame/context.ts';
import type { Signing } from '../uploads/index.ts';
import { listCards } from './cards/list-cards.ts';
import { viewMessage, type MessageRow } from './message.view.ts';

export type Viewing = Signing & Pick<Services, 'chatCards'>;

/** A page of messages as one of the two reads it. */
export async function viewMessages(
  db: Db,
  viewing: Viewing,
  { rows, readerId }: { rows: readonly MessageRow[]; readerId: number },
): Promise<Message[]> {
  const cards = await listCards(db, viewing, { rows, readerId });
  return rows.map((row) => viewMessage(row, readerId, { signing: viewing, cards }));
}

export async function viewOneMessage(
  db: Db,
  viewing: Viewing,
  row: MessageRow,
  readerId: number,
): Promise<Message> {
  const cards = await listCards(db, viewing, { rows: [row], readerId });
  return viewMessage(row, readerId, { signing: viewing, cards });
}
