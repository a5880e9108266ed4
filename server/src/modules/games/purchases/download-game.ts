import type { downloadGame as endpoint } from '@zaojie/contract/games/game-purchase.endpoints';
import { gameBuildErrors } from '@zaojie/contract/games/game.errors';
import type { Tx } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { addressFor, insertUses } from '../../uploads/index.ts';
import { lockGame } from '../game.queries.ts';
import { DOWNLOAD, findBuild, type FileRow } from '../publishing/build.queries.ts';
import { findPurchase, lockPurchase, markDownloaded } from './purchase.queries.ts';

/** Somebody who has the game reads the file from now on. */
export async function fetchAs(tx: Tx, userId: number, build: FileRow, now: Date): Promise<void> {
  const seen = await findPurchase(tx, build.game_id, userId);
  const purchase = seen && (await lockPurchase(tx, seen.id));
  if (!purchase || purchase.status === 'refunded') throw new Refusal(gameBuildErrors.notOwned);
  const downloadId = await markDownloaded(tx, purchase, build.id, now);
  const use = {
    kind: DOWNLOAD,
    ownerId: downloadId,
    readers: 'owner' as const,
    readerIds: [userId] as const,
  };
  await insertUses(tx, [{ ...use, uploadId: build.upload_id }]);
}

/** Files of games that aren't in the store look like none to whoever hasn't got them. */
export const downloadGame: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const build = await context.transaction(async (tx) => {
    const seen = await findBuild(tx, body.build_id);
    const game = seen && (await lockGame(tx, seen.game_id));
    const file = game && (await findBuild(tx, body.build_id));
    if (!file) throw new Refusal(gameBuildErrors.notFound);
    if (game.user_id === userId) return file;
    const isShown = game.status === 'published' || (await findPurchase(tx, game.id, userId)) !== null;
    if (!isShown) throw new Refusal(gameBuildErrors.notFound);
    await fetchAs(tx, userId, file, context.now());
    return file;
  });
  context.views.note('game-play', build.game_id, userId);
  return {
    url: addressFor(context, userId, { id: build.upload_id, url: build.url }),
    name: build.name,
    size: build.byte_size,
    sha256: build.sha256,
  };
};
