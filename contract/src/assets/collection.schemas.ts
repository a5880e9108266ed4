import * as z from 'zod';
import { optionalText, text } from '../primitives.ts';
import { assetLimits as limit } from './asset-words.ts';

export const assetCollection = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  is_public: z.boolean(),
  assets_count: z.int(),
  /** The pictures of what was put in last. */
  covers: z.array(z.string()),
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
  /** Whether the asset that was asked about stands in it. */
  holds: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type AssetCollection = z.output<typeof assetCollection>;

const isPublic = z.boolean({ error: '公开或私密的设置不正确' });
const description = optionalText(limit.collectionDescriptionMax, '合集说明');

export const collectionForm = z.object({
  title: text({
    requiredMessage: '请输入合集名称',
    max: [limit.collectionTitleMax, `合集名称不能超过${limit.collectionTitleMax}个字符`],
  }),
  description: description.default(''),
  is_public: isPublic.default(true),
});
export type CollectionForm = z.output<typeof collectionForm>;

/** What is left out stays. */
export const collectionEdit = z.object({
  title: collectionForm.shape.title.optional(),
  description: description.optional(),
  is_public: isPublic.optional(),
});
