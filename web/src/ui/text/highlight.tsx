import { splitTerms } from './split-terms.ts';

/** Plain text with what was searched for marked in it. It is never read as markup. */
export function Highlight({ text, terms }: { text: string; terms: readonly string[] }) {
  let offset = 0;
  return splitTerms(text, terms).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
