import type * as endpoints from '@zaojie/contract/words/word.endpoints';
import { wordErrors } from '@zaojie/contract/words/word.endpoints';
import { wordLevelNames, wordLevels, wordLimits, type WordLevel } from '@zaojie/contract/words/word-words';
import { afterCommit } from '../../db/transaction.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { record } from '../audit/index.ts';
import { foldWord } from './fold.rules.ts';
import { hitsIn, tellWordsChanged } from './word-filter.ts';
import {
  countWords,
  deleteWords,
  lockWords,
  putWords,
  readWords,
  wordsQuery,
  type NewWord,
} from './word.queries.ts';

export const listWords: Action<typeof endpoints.listWords> = async ({ db }, { query }) => {
  const { page, per_page: perPage, level } = query;
  const filter = { level, keyword: foldWord(query.keyword) };
  const { total, counts } = await countWords(db, filter);
  const { rows } = await wordsQuery({ ...filter, limit: perPage, offset: (page - 1) * perPage }).execute(db);
  const data = rows.map((row) => ({
    ...row,
    level_label: wordLevels[row.level],
    created_at: row.created_at.toISOString(),
  }));
  return { ...pageOf(data, { total, page, perPage }), counts };
};

const levelCalled = new Map(
  wordLevelNames.flatMap(
    (level) =>
      [
        [level, level],
        [wordLevels[level], level],
      ] as const,
  ),
);

/** 词 or 词,级别 in each line. What nothing is left of, and what is too long, is passed over. */
export function readLines(text: string, fallback: WordLevel): { words: NewWord[]; skipped: number } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const words = new Map<string, NewWord>();
  let skipped = 0;
  for (const line of lines) {
    const [, before = '', after = ''] = /^(.*)[,，\t]([^,，\t]*)$/.exec(line) ?? [];
    const level = levelCalled.get(after.trim() as WordLevel);
    const word = (level === undefined ? line : before).trim();
    const key = word
      .split('*')
      .map(foldWord)
      .filter((part) => part !== '')
      .join('*');
    if (key === '' || [...word].length > wordLimits.wordMax) skipped += 1;
    else words.set(key, { word, key, level: level ?? fallback });
  }
  return { words: [...words.values()], skipped };
}

export const addWords: Action<typeof endpoints.addWords> = async (context, { body }) => {
  const { words, skipped } = readLines(body.words, body.level);
  if (words.length === 0) throw new Refusal(wordErrors.empty);
  const adminId = context.viewer.userId;
  const now = context.now();
  const changes = await context.transaction(async (tx) => {
    const before = await lockWords(tx);
    const put = await putWords(tx, words, { adminId, now });
    if (before + put.added > wordLimits.most) throw new Refusal(wordErrors.tooMany);
    if (put.added + put.changed > 0) {
      const reason = `加入 ${put.added} 个，改级别 ${put.changed} 个：${words.map(({ word }) => word).join('、')}`;
      const deed = { actorId: adminId, deed: 'words.add' as const, subject: 'words' as const, subjectId: 1 };
      await record(tx, { ...deed, reason: [...reason].slice(0, 200).join('') }, now);
    }
    afterCommit(tx, () => tellWordsChanged(context));
    return put;
  });
  return new Answer(`已加入 ${changes.added} 个，改了 ${changes.changed} 个的级别`, { ...changes, skipped });
};

export const removeWords: Action<typeof endpoints.removeWords> = async (context, { body }) => {
  const now = context.now();
  const removed = await context.transaction(async (tx) => {
    await lockWords(tx);
    const words = await deleteWords(tx, body.ids);
    if (words.length > 0) {
      const reason = [...`删除 ${words.length} 个：${words.join('、')}`].slice(0, 200).join('');
      const deed = {
        actorId: context.viewer.userId,
        deed: 'words.remove',
        subject: 'words',
        subjectId: 1,
      } as const;
      await record(tx, { ...deed, reason }, now);
    }
    afterCommit(tx, () => tellWordsChanged(context));
    return words.length;
  });
  return new Answer(`已删除 ${removed} 个`, { removed });
};

export const exportWords: Action<typeof endpoints.exportWords> = async ({ db }) => {
  const words = await readWords(db);
  return {
    text: words.map(({ word, level }) => `${word},${wordLevels[level]}`).join('\n'),
    count: words.length,
  };
};

const outcomes = {
  refuse: '拒绝：发不出去',
  hold: '待审：帖子和游戏审核后显示，其他的先显示并交给管理员看',
  mask: '遮盖：这些字显示成星号',
  pass: '通过：没有碰到任何词',
} as const;

export const tryWords: Action<typeof endpoints.tryWords> = async ({ db }, { body }) => {
  const { hits, masked } = await hitsIn(db, body.text);
  const outcome = wordLevelNames.find((level) => hits.some((hit) => hit.level === level)) ?? 'pass';
  const found = new Map(hits.map(({ word, level }) => [word, level]));
  return {
    outcome,
    outcome_label: outcomes[outcome],
    hits: [...found].map(([word, level]) => ({
      word,
      level,
      level_label: wordLevels[level],
      count: hits.filter((hit) => hit.word === word).length,
    })),
    masked,
  };
};
