/** What people put between characters to hide a word, and what can't be seen at all. */
const ignored = /[\s\p{P}\p{S}\p{Cf}\p{M}]/u;

/** Texts are made of few characters; what the rules of Unicode say of one is asked once. */
const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const plain = character.normalize('NFKC').toLowerCase();
  const folded = [...plain].filter((each) => !ignored.test(each)).join('');
  if (known.size < MOST_KNOWN) known.set(character, folded);
  return folded;
}

export type Folded = {
  /** The characters by which words are compared. */
  characters: string[];
  /** Where each began in the text, and where it ended. */
  starts: number[];
  ends: number[];
};

/**
 * A text as words are looked for in it: width, case, spaces, signs and invisible characters don't count. In rich text tags
 * are no text.
 */
export function foldText(text: string, isHtml = false): Folded {
  const folded: Folded = { characters: [], starts: [], ends: [] };
  let isInTag = false;
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    if (isHtml && character === '<') isInTag = true;
    if (isInTag) {
      if (character === '>') isInTag = false;
      continue;
    }
    for (const each of foldCharacter(character)) push(folded, each, start, at);
  }
  return folded;
}

function push(folded: Folded, character: string, start: number, end: number): void {
  folded.characters.push(character);
  folded.starts.push(start);
  folded.ends.push(end);
}

export const foldWord = (word: string) => foldText(word).characters.join('');
