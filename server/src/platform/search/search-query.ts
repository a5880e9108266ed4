import { fold, isIdeographic, wordsOf } from './words.ts';

/** A keyword, cut as texts are cut when they are indexed (migration 0005-search-text). */
export type SearchQuery = {
  /** Folded and on one line: found as it stands, it is the best match. */
  phrase: string;
  words: string[];
  /** What to mark in a text, longest first. */
  terms: string[];
  /** The text of a tsquery; `mark` is '^' to ask for titles only. */
  tsquery(mark?: '' | '^'): string;
  /** What a folded text must be like besides: pairs of neighbours can't tell 一二三 from 二三一二. */
  patterns: string[];
  /** Whether a folded text that holds all words matches: false where only whole words count. */
  isPlain: boolean;
};

const LEXEME_MAX = 64;

/** Null when there is no word in it: an emoji or a question mark finds nothing. */
export function readKeyword(keyword: string, typed = wordsOf(keyword)): SearchQuery | null {
  const words = typed.map(fold);
  if (words.length === 0) return null;
  return {
    phrase: fold(keyword).replaceAll(/\s+/gu, ' ').trim(),
    words,
    terms: [...new Set(typed)].toSorted((a, b) => b.length - a.length),
    tsquery: (mark = '') =>
      words.flatMap((word, i) => operands(word, mark, i === words.length - 1)).join(' & '),
    patterns: words.filter((word) => isIdeographic(word) && [...word].length > 2).map((word) => `%${word}%`),
    isPlain: words.every(isIdeographic),
  };
}

/** Words hold no quotes, backslashes or operators: these separate words. */
function operands(word: string, mark: string, isLast: boolean): string[] {
  const characters = [...word];
  // The last word is perhaps not typed to its end.
  if (!isIdeographic(word)) {
    return [`'${mark}${characters.slice(0, LEXEME_MAX).join('')}'${isLast ? ':*' : ''}`];
  }
  if (characters.length === 1) return [`'${mark}${word}'`];
  return characters.slice(1).map((character, i) => `'${mark}${characters[i]}${character}'`);
}
