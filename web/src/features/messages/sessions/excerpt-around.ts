import { splitTerms } from '../../../ui/text/split-terms.ts';

const BEFORE = 12;

/** The part of a long text around the first match. */
export function excerptAround(text: string, terms: readonly string[]): string {
  const [first, second] = splitTerms(text, terms);
  if (first === undefined || first.isMatch || second === undefined || first.text.length <= BEFORE)
    return text;
  return `…${text.slice(first.text.length - BEFORE)}`;
}
