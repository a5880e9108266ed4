import { expect, test } from 'vitest';
import { blankProposal, bodyOf, poolOf, weightOf } from './proposal-draft.ts';
import { htmlOfRules, rulesOfHtml } from './rule-lines.ts';
import { fieldOf, momentOf } from './shanghai-times.ts';

test('rules are one a line, and come back so', () => {
  const text = '只在 48 小时内创作\n长边 > 3000 & 附过程';
  expect(htmlOfRules(`${text}\n\n `)).toBe(
    '<ol><li>只在 48 小时内创作</li><li>长边 &gt; 3000 &amp; 附过程</li></ol>',
  );
  expect(rulesOfHtml(htmlOfRules(text))).toBe(text);
  expect(rulesOfHtml('<p>先<strong>报名</strong></p><ul><li>再交</li></ul>')).toBe('先报名\n再交');
  expect(htmlOfRules(' \n')).toBe('');
});

test('hours are those of Shanghai', () => {
  expect(momentOf('2026-11-20T20:00')).toBe('2026-11-20T12:00:00.000Z');
  expect(fieldOf('2026-11-20T12:00:00.000Z')).toBe('2026-11-20T20:00');
  expect(momentOf('2026-11-20')).toBeNull();
  expect(fieldOf(null)).toBe('');
});

test('rows that nobody filled in are not sent, and what is no number is refused', () => {
  const words = {
    ...blankProposal,
    criteria: [
      { name: '', about: '', weight: '' },
      { name: '画面', about: '', weight: '半' },
    ],
    prizes: [
      { name: '', winners: '1', amount: '', words: '' },
      { name: '一等', winners: '2', amount: '1000.50', words: '' },
      { name: '二等', winners: '1', amount: '多', words: '' },
    ],
  };
  const body = bodyOf(words, '');
  expect(body.criteria).toEqual([{ name: '画面', about: '', weight: -1 }]);
  expect(body.prizes).toEqual([
    { name: '一等', winners: 2, amount: 1000.5, words: '' },
    { name: '二等', winners: 1, amount: '多', words: '' },
  ]);
  expect(poolOf(words)).toBe(200_100);
  expect(weightOf(blankProposal)).toBe(100);
});
