import { deleteDraft } from '@zaojie/contract/posts/draft.endpoints';
import { call } from '../../../api/client.ts';
import * as shelf from '../../../api/drafts/draft-shelf.ts';

/** Which draft of the box the words in this browser are. */
export const BOX_PLACE = 'post:new:box';

/** What is thrown away here is thrown away in the box as well; offline it stays there. */
export async function discardBoxDraft(userId: number): Promise<void> {
  const id = Number(shelf.readDraft(userId, BOX_PLACE));
  shelf.forgetDraft(userId, BOX_PLACE);
  if (id > 0) await call(deleteDraft, { params: { id } }).catch(() => undefined);
}
