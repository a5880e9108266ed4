/**
 * Words that an administrator looks at before a game comes out: what is sold or promised with them is mostly not a game.
 * Spaces and signs between the characters don't hide them.
 */
const watched = [
  '赌博',
  '博彩',
  '百家乐',
  '外挂',
  '代充',
  '私服',
  '刷单',
  '破解版',
  '裸聊',
  '贷款',
  '加微信',
  '加QQ',
] as const;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]+/gu, '');
const wanted = watched.map((word) => ({ word, key: folded(word) }));

/** Those of the words that stand in the texts, each once. */
export function findWatchedWords(texts: readonly string[]): string[] {
  const keys = texts.map(folded);
  return wanted.filter(({ key }) => keys.some((text) => text.includes(key))).map(({ word }) => word);
}
