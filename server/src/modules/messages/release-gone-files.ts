import type { Tx } from '../../db/database.ts';
import { releaseAllUploads } from '../uploads/index.ts';
import type { LockedChat } from './chats/chat.queries.ts';
import { listGoneWithFile } from './message.queries.ts';

/** What both have deleted shows its file to nobody any more. The chat must be locked, or both might see it half gone. */
export async function releaseGoneFiles(
  tx: Tx,
  chat: LockedChat,
  numbers: { after: number; upTo: number },
): Promise<void> {
  await releaseAllUploads(tx, { kind: 'message', ownerIds: await listGoneWithFile(tx, chat.id, numbers) });
}
