import * as publishing from '@zaojie/contract/games/game-publishing.endpoints';
import * as purchases from '@zaojie/contract/games/game-purchase.endpoints';
import * as games from '@zaojie/contract/games/game.endpoints';
import {
  accessOf,
  forAdmin,
  forBothParties,
  forEveryone,
  forMembers,
  forOwner,
  notOneself,
  unlessBlocked,
  type Outcomes,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import {
  addBuild,
  commentOnGame,
  createDraft,
  createGame,
  createOriginal,
  createSoldGame,
  giveMoney,
} from '../../../test/test-games.ts';

/** The counterparty has the owner's game and has said something about it; the owner answered. */
async function makeGame(stage: Stage) {
  const { app, owner, counterparty } = stage;
  const { id: gameId, buildId } = await createSoldGame(app, owner, { price: 10 });
  await addBuild(app, owner, gameId, { version: '2.0' });
  await giveMoney(app, counterparty, 1_000);
  await app.post('/game/acquire', { id: gameId, price: 10 }, { token: counterparty.token });
  const comment = await commentOnGame(app, counterparty, gameId, { rating: 4 });
  const commentId = comment.data['id'] as number;
  const answer = await commentOnGame(app, owner, gameId, { parent_id: commentId });
  const draftId = await createDraft(app, owner);
  const waitingId = await createDraft(app, owner, { summary: '附赠外挂' });
  await app.post('/game/publish', { id: waitingId }, { token: owner.token });
  return {
    gameId,
    buildId,
    commentId,
    answerId: answer.data['id'] as number,
    draftId,
    waitingId,
    freeId: (await createSoldGame(app, owner, { price: 0 })).id,
    shownId: await createGame(app, owner),
    uploadId: await createOriginal(app, owner),
  };
}

/** The counterparty is who has the game. */
const forPlayer: Outcomes = { ...forOwner, owner: 'refused', counterparty: 'ok' };

export const access = accessOf(makeGame, (row) => [
  row(games.getGame, forEveryone, ({ gameId }) => ({ body: { id: gameId } })),
  row(games.listGames, forEveryone),
  row(games.listGameCategories, forEveryone),
  row(games.listGameComments, forEveryone, ({ gameId }) => ({ query: { id: gameId } })),
  row(games.listGameReplies, forEveryone, ({ commentId }) => ({ query: { comment_id: commentId } })),
  row(games.addGameComment, unlessBlocked(forMembers), ({ gameId, commentId }) => ({
    body: { id: gameId, parent_id: commentId, content: '矩阵里的评论' },
  })),
  row(games.likeGameComment, unlessBlocked(forMembers), ({ answerId }) => ({
    body: { comment_id: answerId },
  })),
  row(games.deleteGameComment, forOwner, ({ answerId }) => ({ params: { id: answerId } })),
  row(games.likeGame, unlessBlocked(forMembers), ({ gameId }) => ({ body: { id: gameId } })),
  row(games.openGame, forEveryone, ({ shownId }) => ({ body: { id: shownId } })),
  row(purchases.acquireGame, unlessBlocked(notOneself), ({ freeId }) => ({ body: { id: freeId } })),
  row(purchases.refundGame, forPlayer, ({ gameId }) => ({ body: { id: gameId } })),
  row(purchases.listMyGames, forMembers),
  row(purchases.downloadGame, forBothParties, ({ buildId }) => ({ body: { build_id: buildId } })),
  row(publishing.listPublishedGames, forMembers),
  row(publishing.createGame, forMembers, () => ({ body: { title: '矩阵里的游戏' } })),
  row(publishing.editGame, forOwner, ({ gameId }) => ({ body: { id: gameId, title: '改过的名字' } })),
  row(publishing.publishGame, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(publishing.withdrawGame, forOwner, ({ gameId }) => ({ body: { id: gameId } })),
  row(publishing.deleteGame, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(publishing.setGamePrice, forOwner, ({ gameId }) => ({ body: { id: gameId, price: 12 } })),
  row(publishing.addGameBuild, forOwner, ({ gameId, uploadId }) => ({
    body: { id: gameId, upload_id: uploadId, platform: 1, version: '3.0' },
  })),
  row(publishing.removeGameBuild, forOwner, ({ buildId }) => ({ body: { build_id: buildId } })),
  row(publishing.listGamesToReview, forAdmin),
  row(publishing.reviewGame, forAdmin, ({ waitingId }) => ({
    body: { id: waitingId, verdict: 'approve' as const },
  })),
]);
