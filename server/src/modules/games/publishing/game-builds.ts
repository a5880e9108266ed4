import type {
  addGameBuild as addEndpoint,
  removeGameBuild as removeEndpoint,
} from '@zaojie/contract/games/game-publishing.endpoints';
import { gameBuildErrors } from '@zaojie/contract/games/game.errors';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimPieceUploads } from '../../uploads/index.ts';
import { viewBuild } from '../detail/detail.view.ts';
import { lockGame } from '../game.queries.ts';
import { deleteBuild, findBuild, insertBuild } from './build.queries.ts';
import { lockOwnGame } from './move-game.ts';

export const addGameBuild: Action<typeof addEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const build = await context.transaction(async (tx) => {
    const game = await lockOwnGame(tx, viewer, body.id);
    if (game.build_count >= gameLimits.buildsMax) throw new Refusal(gameBuildErrors.tooMany);
    const own = { userId: viewer.userId, ids: [body.upload_id], purpose: 'game' as const };
    const [original] = (await claimPieceUploads(tx, own)).uploads;
    const isTaken =
      original &&
      (await tx
        .selectFrom('game_builds')
        .select('id')
        .where('upload_id', '=', original.id)
        .executeTakeFirst());
    if (!original || isTaken) throw new Refusal(uploadErrors.notFound);
    return insertBuild(tx, { form: body, original, ownerId: viewer.userId, now });
  });
  return new Answer('文件已放上', viewBuild(build));
};

export const removeGameBuild: Action<typeof removeEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const seen = await findBuild(tx, body.build_id);
    const game = seen && (await lockGame(tx, seen.game_id));
    const build = game?.user_id === context.viewer.userId ? await findBuild(tx, body.build_id) : null;
    if (!game || !build) throw new Refusal(gameBuildErrors.notFound);
    const isOffered = game.status === 'published' || game.status === 'pending';
    if (isOffered && game.build_count === 1 && game.link === '') throw new Refusal(gameBuildErrors.lastOne);
    await deleteBuild(tx, build, context.now());
  });
  return new Answer('已去掉文件', { build_id: body.build_id });
};
