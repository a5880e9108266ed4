import { yuanWords } from '@zaojie/contract/money';
import { bracketed } from '@zaojie/contract/titles';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import {
  forgetSubject,
  takeBack,
  tell,
  tellFromSite,
  type Subject,
  type Telling,
} from '../notifications/index.ts';
import type { GameMove } from './game.rules.ts';
import {
  findToldGame,
  findToldPurchase,
  isLikedBy,
  listThreadIds,
  lockToldComment,
  type ToldComment,
  type ToldGame,
  type ToldPurchase,
} from './notice.queries.ts';

const NAME = 'games.notices';
const COMMENT = 'game_comment';
const EXCERPT_CHARACTERS = 100;

type Words = { title: string; excerpt: string; link?: string };

const subjectOf = (game: ToldGame, words: Words): Subject => ({
  kind: 'game',
  id: game.id,
  title: words.title,
  excerpt: words.excerpt,
  picture: game.picture,
  link: words.link ?? `/games/${game.id}`,
});

const commentSubject = (comment: ToldComment): Subject => ({
  kind: COMMENT,
  id: comment.id,
  title: comment.game.title,
  excerpt: [...comment.content].slice(0, EXCERPT_CHARACTERS).join(''),
  picture: comment.game.picture,
  link: `/games/${comment.game.id}#comment-${comment.parent_id ?? comment.id}`,
});

/** What an administrator decided; what the developer does themselves they know. */
function wordsOfMove(game: ToldGame, move: GameMove): Words | null {
  const name = bracketed(game.title);
  switch (move) {
    case 'approve':
      return { title: '游戏已上架', excerpt: `${name}通过了审核，现在谁都能看到。` };
    case 'reject':
      return { title: '游戏没有通过审核', excerpt: `${name}：${game.review_reason}` };
    case 'hold':
      return { title: '游戏收回审核', excerpt: `${name}暂时下架，等待审核：${game.review_reason}` };
    default:
      return null;
  }
}

const commentNotices = (telling: Telling): Subscriber[] => [
  subscribe('game.commented', NAME, async (tx, { commentId }) => {
    const comment = await lockToldComment(tx, commentId);
    if (!comment) return;
    const { game, user_id: authorId, reply_user_id: answeredId } = comment;
    if (answeredId !== null) {
      await tell(tx, telling, {
        recipients: new Map([[answeredId, 'reply']]),
        key: `game-comment:${commentId}`,
        actorId: authorId,
        subject: commentSubject(comment),
        at: comment.created_at,
      });
    }
    if (game.user_id === authorId || game.user_id === answeredId) return;
    const { excerpt, link } = commentSubject(comment);
    const words = {
      title: '你的游戏有新评论',
      excerpt: `${comment.nickname}评论了${bracketed(game.title)}：${excerpt}`,
      link,
    };
    await tellFromSite(tx, telling, {
      userId: game.user_id,
      key: `game-commented:${commentId}`,
      subject: { ...subjectOf(game, words), kind: COMMENT, id: commentId },
    });
  }),
  subscribe('game.comment_deleted', NAME, async (tx, { commentId }) =>
    forgetSubject(tx, COMMENT, await listThreadIds(tx, commentId)),
  ),
  subscribe('game.comment_liked', NAME, async (tx, { commentId, userId }) => {
    const comment = await lockToldComment(tx, commentId);
    if (!comment || !(await isLikedBy(tx, commentId, userId))) return;
    await tell(tx, telling, {
      recipients: new Map([[comment.user_id, 'comment_like']]),
      key: `game-comment-like:${commentId}`,
      actorId: userId,
      subject: commentSubject(comment),
      at: telling.now(),
    });
  }),
  subscribe('game.comment_unliked', NAME, (tx, { commentId, userId, authorId }) =>
    takeBack(tx, {
      userId: authorId,
      key: `game-comment-like:${commentId}`,
      actorId: userId,
      isStillTrue: () => isLikedBy(tx, commentId, userId),
    }),
  ),
];

type Sale = { gameId: number; purchaseId: number };

async function tellSeller(
  tx: Tx,
  telling: Telling,
  { gameId, purchaseId }: Sale,
  { key, words }: { key: string; words: (game: ToldGame, purchase: ToldPurchase) => Words },
): Promise<void> {
  const [game, purchase] = [await findToldGame(tx, gameId), await findToldPurchase(tx, purchaseId)];
  if (!game || !purchase || purchase.paid_fen === 0) return;
  await tellFromSite(tx, telling, {
    userId: purchase.seller_id,
    key: `${key}:${purchaseId}`,
    subject: subjectOf(game, words(game, purchase)),
  });
}

const saleNotices = (telling: Telling): Subscriber[] => [
  subscribe('game.acquired', NAME, (tx, sale) =>
    tellSeller(tx, telling, sale, {
      key: 'game-sold',
      words: (game, { nickname, paid_fen: paidFen }) => ({
        title: '有人购买了你的游戏',
        excerpt: `${nickname}购买了${bracketed(game.title)}，${yuanWords(paidFen)} 将在两小时后结算。`,
      }),
    }),
  ),
  subscribe('game.refunded', NAME, (tx, sale) =>
    tellSeller(tx, telling, sale, {
      key: 'game-refunded',
      words: (game, { nickname }) => ({
        title: '有人退款',
        excerpt: `${nickname}在下载前退掉了${bracketed(game.title)}。`,
      }),
    }),
  ),
  subscribe('game.settled', NAME, (tx, sale) =>
    tellSeller(tx, telling, sale, {
      key: 'game-settled',
      words: (game, { paid_fen: paidFen, fee_fen: feeFen }) => ({
        title: '游戏收入到账',
        excerpt: `${bracketed(game.title)}：${yuanWords(paidFen - feeFen)} 已进入可用余额。`,
        link: '/profile/wallet',
      }),
    }),
  ),
];

/** What people are told of games. */
export const createGameNotices = (telling: Telling): Subscriber[] => [
  ...commentNotices(telling),
  ...saleNotices(telling),
  subscribe('game.moved', NAME, async (tx, { gameId, move }, eventId) => {
    const game = await findToldGame(tx, gameId);
    const words = game && wordsOfMove(game, move);
    if (!words) return;
    const key = `game-${move}:${gameId}:${eventId}`;
    await tellFromSite(tx, telling, { userId: game.user_id, key, subject: subjectOf(game, words) });
  }),
];
