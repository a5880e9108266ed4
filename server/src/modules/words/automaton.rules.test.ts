import { expect, test } from 'vitest';
import { compileWords, findWords, maskWords, type ListedWord } from './automaton.rules.ts';

const list: ListedWord[] = [
  { word: '赌博', level: 'refuse' },
  { word: '博彩', level: 'hold' },
  { word: '加*微信', level: 'hold' },
  { word: '笨蛋', level: 'mask' },
  { word: 'ass', level: 'mask' },
  { word: 'QQ群', level: 'hold' },
];
const machine = compileWords(list);
const found = (text: string, isHtml = false) => findWords(machine, text, isHtml).map(({ word }) => word);

test.each([
  ['一款安静的跳跃游戏', []],
  ['网上赌博彩票', ['赌博', '博彩']],
  ['赌 博', ['赌博']],
  ['赌-*博', ['赌博']],
  ['赌\u200b博', ['赌博']],
  ['ｑｑ群', ['QQ群']],
  ['q.q群', ['QQ群']],
  ['加我微信', ['加*微信']],
  ['加一下我的微信', ['加*微信']],
  ['加了很多好看的颜色和微信', []],
  ['a class of glass', []],
  ['you ass!', ['ass']],
  ['', []],
])('%s', (text, words) => {
  expect(found(text)).toEqual(words);
});

test('tags of rich text are no text, and hide nothing', () => {
  expect(found('<p>赌<b>博</b></p>', true)).toEqual(['赌博']);
  expect(found('<ass>安静</ass>', true)).toEqual([]);
});

test('what is masked is covered in the text as it was, tags and spaces included', () => {
  const html = '<p>你这个笨 <b>蛋</b>，好</p>';
  const hits = findWords(machine, html, true);
  expect(maskWords(html, hits, true)).toBe('<p>你这个* <b>*</b>，好</p>');
  expect(maskWords('😀笨蛋😀', findWords(machine, '😀笨蛋😀'))).toBe('😀**😀');
});

test('ten thousand words in ten thousand characters take a few milliseconds', () => {
  const many = Array.from({ length: 10_000 }, (_, n): ListedWord => ({
    word: `词${n.toString(36)}语${n % 97}`,
    level: 'hold',
  }));
  const large = compileWords([...many, ...list]);
  const text = '今天画到这一步，词语很多，赌 博也有。'.repeat(560).slice(0, 10_000);
  findWords(large, text);
  // What the work takes of the processor, whatever else the machine does.
  const times = Array.from({ length: 20 }, () => {
    const begun = process.cpuUsage();
    findWords(large, text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  const best = Math.min(...times);
  process.stdout.write(`word filter: 10,000 words, ${text.length} characters: ${best.toFixed(1)} ms\n`);
  expect(best).toBeLessThan(20);
});
