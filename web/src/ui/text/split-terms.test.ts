import { expect, test } from 'vitest';
import { splitTerms } from './split-terms.ts';

/** Matches in brackets. */
function marked(text: string, terms: string[]): string {
  return splitTerms(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['鲸背上的家，鲸腹', ['鲸'], '[鲸]背上的家，[鲸]腹'],
  ['鲸鲸', ['鲸'], '[鲸][鲸]'],
  ['青绿山水', ['青绿', '青绿山水'], '[青绿山水]'],
  ['给 Unity 做 UI，unit 也算', ['un'], '给 [Un]ity 做 UI，[un]it 也算'],
  ['community', ['uni'], 'community'],
  ['做UI设计', ['ui'], '做[UI]设计'],
  ['ＵＩ设计', ['ui'], '[ＵＩ]设计'],
  ['第３章', ['3'], '第[３]章'],
  ['ﬁnal', ['fi'], '[ﬁ]nal'],
  ['Cafe\u0301 与咖啡', ['café'], '[Cafe\u0301] 与咖啡'],
  ['㍿造界', ['会社'], '[㍿]造界'],
  ['<b>鲸</b>', ['鲸', '<b>'], '[<b>][鲸]</b>'],
  ['𠮷野家🐳', ['𠮷', '🐳'], '[𠮷]野家[🐳]'],
  ['a.*b', ['.*'], 'a[.*]b'],
  ['没有', ['', '  '], '没有'],
  ['', ['鲸'], ''],
])('%s by %j', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected);
});

test('nothing is lost, whatever comes', () => {
  const odd = 'İ㍿\u0301ｶﾞ\uD800ﬀ e\u0301鲸\u200D';
  for (const term of ['i', '株', 'ガ', 'f', '\u0301', '鲸', '\uD800']) {
    expect(
      splitTerms(odd, [term])
        .map((part) => part.text)
        .join(''),
    ).toBe(odd);
  }
});
