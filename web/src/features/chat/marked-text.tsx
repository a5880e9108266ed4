import type { ReactNode } from 'react';

interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text at the words that were searched for, whatever their case. */
export function splitByTerms(text: string, terms: readonly string[]): Piece[] {
  const words = terms.filter((term) => term !== '').sort((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function escaped(term: string): string {
  return term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

const BEFORE = 12;

/** The part of a long text around the first match. */
export function excerptAround(text: string, terms: readonly string[]): string {
  const [first, second] = splitByTerms(text, terms);
  if (first === undefined || first.isMatch || second === undefined || first.text.length <= BEFORE)
    return text;
  return `…${text.slice(first.text.length - BEFORE)}`;
}

export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }): ReactNode {
  let offset = 0;
  return splitByTerms(text, terms).map(({ text: words, isMatch }) => {
    const key = offset;
    offset += words.length;
    return isMatch ? <mark key={key}>{words}</mark> : words;
  });
}
