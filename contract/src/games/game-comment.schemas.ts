import * as z from 'zod';
import { limits } from '../limits.ts';
import { optionalId, paged, text } from '../primitives.ts';
import { gameLimits } from './game-limits.ts';
import { gameId } from './game.schemas.ts';

const reply = z.object({
  id: z.int(),
  /** The same as id, under the name that the calls take. */
  comment_id: z.int(),
  game_id: z.int(),
  content: z.string(),
  /** 0 for a comment of its own; else the comment that it stands under. */
  parent_id: z.int(),
  /** Whom an answer to an answer means. */
  reply_user: z.object({ id: z.int(), nickname: z.string() }).nullable(),
  user_id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  /** 开发者 */
  is_developer: z.boolean(),
  is_mine: z.boolean(),
  like_count: z.int(),
  is_liked: z.boolean(),
  created_at: z.string(),
  can: z.object({ delete: z.boolean() }),
});

export const gameComment = reply.extend({
  /** From 1 to 5; null for a comment without one. */
  rating: z.int().nullable(),
  replies: z.array(reply),
  reply_count: z.int(),
});
export type GameComment = z.output<typeof gameComment>;
export type GameReply = z.output<typeof reply>;
export const gameCommentPage = paged(gameComment);
export const gameReplyPage = paged(reply);

const stars = `评分从1到${gameLimits.ratingMax}`;
const form = z.object({
  id: gameId(),
  content: text({
    requiredMessage: '评论内容至少2个字符',
    min: [limits.comment.min, '评论内容至少2个字符'],
    max: [limits.comment.max, `评论不能超过${limits.comment.max}个字符`],
    hasLines: true,
  }),
  /** Only on a comment of its own; a second one of the same person replaces the first, text and all. */
  rating: z.number({ error: stars }).int(stars).min(1, stars).max(gameLimits.ratingMax, stars).nullish(),
  /** The comment, or the answer, that this one answers. */
  parent_id: optionalId,
});
export const gameCommentForm = form.refine(
  ({ rating, parent_id }) => parent_id === null || (rating ?? null) === null,
  { message: '回复不带评分', path: ['rating'] },
);
export type GameCommentForm = z.output<typeof gameCommentForm>;
