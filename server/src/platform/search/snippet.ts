import { fold } from './words.ts';

const LENGTH = 98;
const BEFORE = 20;

/** The part of a plain text around the first match, at most 100 characters with the dots where it was cut. */
export function snippetOf(text: string, terms: readonly string[]): string {
  const characters = [...text];
  if (characters.length <= LENGTH) return text;
  const start = Math.min(Math.max(0, firstMatch(characters, terms) - BEFORE), characters.length - LENGTH);
  const part = characters
    .slice(start, start + LENGTH)
    .join('')
    .trim();
  return `${start > 0 ? '…' : ''}${part}${start + LENGTH < characters.length ? '…' : ''}`;
}

/** Folding may make one character several, so it is done one by one and the places are remembered. */
function firstMatch(characters: readonly string[], terms: readonly string[]): number {
  let folded = '';
  const places: number[] = [];
  for (const [place, character] of characters.entries()) {
    const piece = fold(character);
    for (let unit = 0; unit < piece.length; unit++) places.push(place);
    folded += piece;
  }
  const found = terms.map((term) => folded.indexOf(fold(term))).filter((place) => place >= 0);
  return found.length === 0 ? 0 : (places[Math.min(...found)] ?? 0);
}
