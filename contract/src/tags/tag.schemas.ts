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

const TAG_INVALID = '标签不正确';

const tagName = text({
  requiredMessage: '请输入标签名',
  max: [limits.tag.nameMax, `标签不能超过${limits.tag.nameMax}个字符`],
});

const knownTag = id(TAG_INVALID).transform((value) => ({ id: value, name: null as string | null }));
const namedTag = z
  .object({ id: z.number({ error: TAG_INVALID }).int(TAG_INVALID), name: tagName }, { error: TAG_INVALID })
  .transform((value) => ({ id: value.id > 0 ? value.id : null, name: value.name as string | null }));

/** A tag of a post form: one that exists by its id, or a new one by its name with a negative temporary id. */
export const chosenTag = z.union([knownTag, namedTag], {
  // Whoever sent a name wants to read what is wrong with the name.
  error: ({ code, errors }) => (code === 'invalid_union' ? errors[1]?.[0]?.message : null) ?? TAG_INVALID,
});
export type ChosenTag = z.output<typeof chosenTag>;
