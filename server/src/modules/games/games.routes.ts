import * as publishing from '@zaojie/contract/games/game-publishing.endpoints';
import * as purchases from '@zaojie/contract/games/game-purchase.endpoints';
import * as games from '@zaojie/contract/games/game.endpoints';
import { bind } from '../../frame/action.ts';
import { addGameComment } from './comments/add-comment.ts';
import { deleteGameComment } from './comments/delete-comment.ts';
import { likeGameComment } from './comments/like-comment.ts';
import { listGameComments, listGameReplies } from './comments/list-comments.ts';
import { getGame } from './detail/get-game.ts';
import { likeGame } from './detail/like-game.ts';
import { openGame } from './detail/open-game.ts';
import { listGameCategories } from './list/list-categories.ts';
import { listGames } from './list/list-games.ts';
import { addGameBuild, removeGameBuild } from './publishing/game-builds.ts';
import { listPublishedGames } from './publishing/list-own.ts';
import { deleteGame, publishGame, setGamePrice, withdrawGame } from './publishing/publish-game.ts';
import { listGamesToReview, reviewGame } from './publishing/review-game.ts';
import { createGame, editGame } from './publishing/save-game.ts';
import { acquireGame } from './purchases/acquire-game.ts';
import { downloadGame } from './purchases/download-game.ts';
import { refundGame } from './purchases/end-purchase.ts';
import { listMyGames } from './purchases/list-mine.ts';

const gameWords = { fields: ['title', 'summary', 'description', 'tags'], held: 'when_shown' } as const;

export const gameRoutes = [
  bind(games.getGame, getGame),
  bind(games.listGames, listGames),
  bind(games.listGameCategories, listGameCategories),
  bind(games.listGameComments, listGameComments),
  bind(games.listGameReplies, listGameReplies),
  bind(games.addGameComment, addGameComment, {
    pace: 'comment',
    words: { fields: ['content'], held: { reports: 'game_comment' } },
  }),
  bind(games.likeGameComment, likeGameComment, { pace: 'like' }),
  bind(games.deleteGameComment, deleteGameComment),
  bind(games.likeGame, likeGame, { pace: 'like' }),
  bind(games.openGame, openGame),
  bind(purchases.acquireGame, acquireGame, { pace: 'money' }),
  bind(purchases.refundGame, refundGame, { pace: 'money' }),
  bind(purchases.listMyGames, listMyGames),
  bind(purchases.downloadGame, downloadGame),
  bind(publishing.listPublishedGames, listPublishedGames),
  bind(publishing.createGame, createGame, {
    pace: 'post',
    words: gameWords,
  }),
  bind(publishing.editGame, editGame, { words: gameWords }),
  bind(publishing.publishGame, publishGame),
  bind(publishing.withdrawGame, withdrawGame),
  bind(publishing.deleteGame, deleteGame),
  bind(publishing.setGamePrice, setGamePrice),
  bind(publishing.addGameBuild, addGameBuild, {
    words: { fields: ['version', 'notes'], held: { reports: 'game', idIn: 'body.id' } },
  }),
  bind(publishing.removeGameBuild, removeGameBuild),
  bind(publishing.listGamesToReview, listGamesToReview),
  bind(publishing.reviewGame, reviewGame),
];
