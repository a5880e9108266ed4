import * as z from 'zod';
import { limits } from '../limits.ts';
import { id, paged, text } from '../primitives.ts';

export const tagLabel = z.object({ id: z.int(), name: z.string() });
export type TagLabel = z.output<typeof tagLabel>;

export const tag = tagLabel.extend({
  posts_count: z.int(),
  created_at: z.string(),
  is_followed: z.boolean(),
});
export type Tag = z.output<typeof tag>;

export const tagPage = paged(tag);

const tagName = text({
  requiredMessage: '请输入标签名',
  max: [limits.tag.nameMax, `标签不能超过${limits.tag.nameMax}个字符`],
});

/** A tag of a post form: one that exists by its id, or a new one by its name with a negative temporary id. */
export const chosenTag = z.union([
  id('标签不正确').transform((value) => ({ id: value, name: null as string | null })),
  z
    .object({ id: z.number().int(), name: tagName })
    .transform((value) => ({ id: value.id > 0 ? value.id : null, name: value.name as string | null })),
]);
export type ChosenTag = z.output<typeof chosenTag>;
