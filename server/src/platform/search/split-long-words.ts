import { isIdeographic, wordsOf } from './words.ts';

// The dictionary of the runtime itself: good enough for a second try, and loaded only by one.
let segmenter: Intl.Segmenter | null = null;
// Three characters are a name or a word of their own more often than two words.
const LONG = 4;

/** Chinese as typed without spaces, cut into words: 独立游戏教程 into 独立, 游戏, 教程. Null when it can't be cut. */
export function splitLongWords(keyword: string): string[] | null {
  const whole = wordsOf(keyword);
  const parts = whole.flatMap((word) => (isLong(word) ? segment(word) : [word]));
  return parts.length > whole.length ? [...new Set(parts)] : null;
}

function isLong(word: string): boolean {
  return isIdeographic(word) && [...word].length >= LONG;
}

function segment(word: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(word), (part) => part.segment);
}
