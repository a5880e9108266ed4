import { deleteDraft } from '@zaojie/contract/posts/draft.endpoints';
import { call } from '../../../api/client.ts';
import * as shelf from '../../../api/drafts/draft-shelf.ts';

/** Which draft of the box the words in this browser are. */
const BOX_PLACE = 'post:new:box';

export const readBoxId = (userId: number): number | null =>
  Number(shelf.readDraft(userId, BOX_PLACE)) || null;

export function keepBoxId(userId: number, id: number | null): void {
  if (id === null) shelf.forgetDraft(userId, BOX_PLACE);
  else shelf.keepDraft(userId, BOX_PLACE, String(id));
}

/** What is thrown away here is thrown away in the box as well; offline it stays there. */
export async function discardBoxDraft(userId: number): Promise<void> {
  const id = readBoxId(userId);
  keepBoxId(userId, null);
  if (id !== null) await call(deleteDraft, { params: { id } }).catch(() => undefined);
}
