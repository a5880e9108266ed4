import * as z from 'zod';
import { limits } from '../limits.ts';
import { id, optionalId, paged, text } from '../primitives.ts';
import { pictureAddresses } from '../uploads/file-addresses.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';

const replyUser = z.object({ id: z.int(), nickname: z.string() });

const commentFields = z.object({
  id: z.int(),
  post_id: z.int(),
  content: z.string(),
  parent_id: z.int(),
  reply_user_id: z.int(),
  reply_user: replyUser.nullable(),
  /** Whom the text means by an @, by the name as it stands there. */
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
  media: z.array(picture),
  /** Whose words it goes into, by their beginning; without words where they were deleted since. */
  quote: z.object({ id: z.int(), nickname: z.string(), content: z.string() }).nullable(),
  user_id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  like_count: z.int(),
  is_liked: z.boolean(),
  created_at: z.string(),
  can: z.object({ delete: z.boolean() }),
});

export const comment = commentFields.extend({ replies: z.array(commentFields), reply_count: z.int() });
export type Comment = z.output<typeof comment>;
export type Reply = z.output<typeof commentFields>;
export const commentPage = paged(comment);
export const replyPage = paged(commentFields);

export const commentForm = z.object({
  post_id: id('无效的帖子ID'),
  content: text({
    requiredMessage: '评论内容至少2个字符',
    min: [limits.comment.min, '评论内容至少2个字符'],
    max: [limits.comment.max, `评论不能超过${limits.comment.max}个字符`],
    hasLines: true,
  }),
  parent_id: optionalId,
  reply_user_id: optionalId,
  media_urls: pictureAddresses(limits.comment.maxImages).optional(),
  /** A comment on the same post whose words it goes into. */
  quote_id: optionalId,
});
export type CommentForm = z.output<typeof commentForm>;
