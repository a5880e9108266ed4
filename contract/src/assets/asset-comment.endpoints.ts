import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { cursor, id, optionalId, paged, pageQuery, text } from '../primitives.ts';
import { assetLimits } from './asset-words.ts';
import { assetErrors } from './asset.errors.ts';
import { assetId } from './asset.schemas.ts';

const { comment: limit } = limits;

export const assetComment = z.object({
  id: z.int(),
  asset_id: z.int(),
  content: z.string(),
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
  /** Whom it answers. */
  reply_user: z.object({ id: z.int(), nickname: z.string() }).nullable(),
  is_author: z.boolean(),
  created_at: z.string(),
  can: z.object({ delete: z.boolean() }),
});
export type AssetComment = z.output<typeof assetComment>;

export const listAssetComments = endpoint({
  method: 'GET',
  path: '/assets/comments',
  access: 'public',
  summary: '素材的评论，最新的在前',
  query: pageQuery(assetLimits.commentsSize).extend({ id: assetId(), cursor }),
  output: paged(assetComment),
  errors: [assetErrors.notFound],
});

export const addAssetComment = endpoint({
  method: 'POST',
  path: '/assets/comment',
  access: 'member',
  summary: '评论素材；带 reply_to 时回复那条评论的作者',
  body: z.object({
    id: assetId(),
    content: text({
      requiredMessage: '评论内容至少2个字符',
      min: [limit.min, '评论内容至少2个字符'],
      max: [limit.max, `评论不能超过${limit.max}个字符`],
      hasLines: true,
    }),
    reply_to: optionalId,
  }),
  output: assetComment,
  errors: [assetErrors.notFound, assetErrors.commentNotFound],
});

export const deleteAssetComment = endpoint({
  method: 'POST',
  path: '/assets/delComment/{id}',
  access: 'member',
  summary: '删除自己的评论',
  params: z.object({ id: id('无效的评论ID') }),
  output: z.object({ comment_count: z.int() }),
  errors: [assetErrors.commentNotFound],
});
