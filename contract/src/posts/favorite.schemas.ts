import * as z from 'zod';
import { limits } from '../limits.ts';
import { text } from '../primitives.ts';

const { nameMax } = limits.favorite;

/** What the first folder is called; it can't be renamed or deleted. */
export const DEFAULT_FOLDER = '默认收藏夹';

export const favoriteFolder = z.object({
  /** 0 stands for a default folder that nothing was kept in yet. */
  id: z.int(),
  name: z.string(),
  is_default: z.boolean(),
  is_public: z.boolean(),
  posts_count: z.int(),
  /** The first pictures of what was kept last. */
  covers: z.array(z.string()),
  /** Whether the post that was asked about stands in it. */
  holds: z.boolean(),
  can: z.object({ edit: z.boolean(), rename: z.boolean(), delete: z.boolean() }),
});
export type FavoriteFolder = z.output<typeof favoriteFolder>;

export const folderForm = z.object({
  name: text({
    requiredMessage: '请输入收藏夹名称',
    max: [nameMax, `收藏夹名称不能超过${nameMax}个字符`],
  }),
  is_public: z.boolean({ error: '公开或私密的设置不正确' }).default(false),
});

/** What is left out stays. */
export const folderEdit = z.object({
  name: folderForm.shape.name.optional(),
  is_public: z.boolean({ error: '公开或私密的设置不正确' }).optional(),
});

export const favoriteState = z.object({
  is_favorited: z.boolean(),
  favorite_count: z.int(),
  /** Where it stands now. */
  folder: z.object({ id: z.int(), name: z.string() }).nullable(),
});
