/** What is commissioned and how it looks. Callers may name either by its number, its English word or its Chinese word. */
export type MarketWord = { readonly id: number; readonly word: string; readonly name: string };

export const marketCategories = [
  { id: 1, word: 'illustration', name: '插画' },
  { id: 2, word: 'character_design', name: '角色设计' },
  { id: 3, word: 'background', name: '场景' },
  { id: 4, word: 'animation', name: '动画' },
  { id: 5, word: 'ui_design', name: 'UI设计' },
  { id: 6, word: 'other', name: '其他' },
] as const satisfies readonly MarketWord[];

export const marketStyles = [
  { id: 1, word: 'realistic', name: '写实' },
  { id: 2, word: 'cartoon', name: '卡通' },
  { id: 3, word: 'traditional', name: '古风' },
  { id: 4, word: 'cyberpunk', name: '赛博朋克' },
  { id: 5, word: 'anime', name: '动漫' },
] as const satisfies readonly MarketWord[];

/** "Character Design", "character-design" and "character_design" are one word. */
const folded = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');

/** The number of what was named, in any of the three ways; null for what names nothing. */
export function marketIdOf(words: readonly MarketWord[], given: unknown): number | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const wanted = folded(String(given));
  const found = words.find(
    (each) => String(each.id) === wanted || folded(each.word) === wanted || folded(each.name) === wanted,
  );
  return found?.id ?? null;
}

export function marketWordOf(words: readonly MarketWord[], id: number): MarketWord {
  const found = words.find((each) => each.id === id);
  if (!found) throw new RangeError(`no such word of the market: ${id}`);
  return found;
}
