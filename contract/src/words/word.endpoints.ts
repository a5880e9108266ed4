import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { declareError } from '../errors.ts';
import { id, keyword, paged, pageQuery, text } from '../primitives.ts';
import { wordLevelNames, wordLimits as limit } from './word-words.ts';

export const wordErrors = {
  tooMany: declareError('word.too_many', 2974, `最多只能有${limit.most}个词`),
  empty: declareError('word.empty', 2975, '没有可以加入的词'),
} as const;

const level = z.enum(wordLevelNames, { error: '请选择拒绝、待审或遮盖' });

export const watchedWord = z.object({
  id: z.int(),
  word: z.string(),
  level,
  level_label: z.string(),
  created_at: z.iso.datetime(),
});
export type WatchedWord = z.output<typeof watchedWord>;

export const listWords = endpoint({
  method: 'GET',
  path: '/admin/words',
  access: 'admin',
  summary: '过滤的词，最新的在前；可按级别筛选、按词找',
  query: pageQuery(limit.pageSize).extend({ level: level.nullable().catch(null).default(null), keyword }),
  output: paged(watchedWord).extend({ counts: z.record(z.enum(wordLevelNames), z.int()) }),
});

/** One a line; a line may end with its level after a comma. */
export const addWords = endpoint({
  method: 'POST',
  path: '/admin/words',
  access: 'admin',
  summary:
    '加入词语，一行一个；行末可以用逗号写级别（拒绝、待审、遮盖），不写就用 level。已有的词改成新的级别',
  body: z.object({
    words: text({
      requiredMessage: '请填写词语，一行一个',
      max: [limit.importMax * 20, '一次不能加入这么多，请分几次'],
      hasLines: true,
    }),
    level,
  }),
  output: z.object({ added: z.int(), changed: z.int(), skipped: z.int() }),
  errors: [wordErrors.tooMany, wordErrors.empty],
});

export const removeWords = endpoint({
  method: 'POST',
  path: '/admin/words/remove',
  access: 'admin',
  summary: '删除词语；已经不在的略过',
  body: z.object({ ids: z.array(id('词语不存在')).min(1, '请选择要删除的词').max(500, '一次最多删除500个') }),
  output: z.object({ removed: z.int() }),
});

export const exportWords = endpoint({
  method: 'GET',
  path: '/admin/words/export',
  access: 'admin',
  summary: '全部词语，一行一个，带级别，可以原样导入',
  output: z.object({ text: z.string(), count: z.int() }),
});

export const tryWords = endpoint({
  method: 'POST',
  path: '/admin/words/try',
  access: 'admin',
  summary: '试一段文字：会碰到哪些词，会怎么处理；什么也不改变',
  body: z.object({
    text: text({
      requiredMessage: '请输入要试的文字',
      max: [limit.textMax, `最多试${limit.textMax}个字符`],
      hasLines: true,
    }),
  }),
  output: z.object({
    /** What would happen; the strictest counts. */
    outcome: z.enum([...wordLevelNames, 'pass']),
    outcome_label: z.string(),
    hits: z.array(z.object({ word: z.string(), level, level_label: z.string(), count: z.int() })),
    masked: z.string(),
  }),
});
