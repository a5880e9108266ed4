import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { limits } from '../limits.ts';
import { id, optionalText } from '../primitives.ts';
import { draftErrors } from './draft.errors.ts';

const { titleMax } = limits.post;
const draftId = () => id('无效的草稿ID');

/** As the form holds it: nothing of it need be right yet. What it is made of is the form's affair. */
const form = z
  .string({ error: '草稿格式不正确' })
  .min(1, '草稿格式不正确')
  .max(limits.draft.maxCharacters, '草稿过长，请先发布一部分')
  .refine((text) => {
    try {
      const kept: unknown = JSON.parse(text);
      return typeof kept === 'object' && kept !== null && !Array.isArray(kept);
    } catch {
      return false;
    }
  }, '草稿格式不正确')
  // The database keeps no such character, written out or not.
  .refine((text) => !text.includes(String.raw`\u0000`), '内容包含无法识别的字符');

const draftLabel = z.object({
  id: z.int(),
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type DraftLabel = z.output<typeof draftLabel>;

export const listDrafts = endpoint({
  method: 'GET',
  path: '/posts/drafts',
  access: 'member',
  actFor: within('posts'),
  summary: '草稿箱：自己的帖子草稿，最近改过的在前',
  output: z.object({ data: z.array(draftLabel) }),
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/posts/drafts/{id}',
  access: 'member',
  actFor: within('posts'),
  summary: '一份草稿',
  params: z.object({ id: draftId() }),
  output: draftLabel.extend({ form: z.string() }),
  errors: [draftErrors.notFound],
});

export const saveDraft = endpoint({
  method: 'POST',
  path: '/posts/drafts/save',
  access: 'member',
  actFor: within('posts'),
  summary: '保存草稿：不带ID新建一份，带ID改那一份',
  body: z.object({
    id: draftId().nullish(),
    title: optionalText(titleMax, '标题').default(''),
    form,
  }),
  output: z.object({ id: z.int(), updated_at: z.string() }),
  errors: [draftErrors.notFound, draftErrors.tooMany],
});

export const deleteDraft = endpoint({
  method: 'POST',
  path: '/posts/drafts/del/{id}',
  access: 'member',
  actFor: acts('posts', '删除草稿'),
  summary: '删除草稿',
  params: z.object({ id: draftId() }),
  output: z.object({}),
  errors: [draftErrors.notFound],
});
