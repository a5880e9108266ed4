const STOP = '\\s@,!?;:，。！？、；：…（）《》';
const TYPED = new RegExp(`@([^${STOP}]{0,32})$`, 'u');

export interface Mention {
  id: number;
  name: string;
}

/** An @ in the middle of a word is an address. */
const isInWord = (text: string, at: number) => at > 0 && /[\w.]/.test(text[at - 1] ?? '');

/** The name that is being typed after an @ before the caret, and where the @ stands; null when there is none. */
export function mentionBeing(text: string, caret: number): { at: number; typed: string } | null {
  const before = text.slice(0, caret);
  const match = TYPED.exec(before);
  if (match === null || isInWord(before, match.index)) return null;
  return { at: match.index, typed: match[1] ?? '' };
}

/** Whether the server can read the name out of the text again. */
export function canStandInText(name: string): boolean {
  return new RegExp(`^[^${STOP}]{1,32}$`, 'u').test(name);
}

export interface Piece {
  text: string;
  /** Whom it names; null for plain words. */
  userId: number | null;
}

/** Cuts a comment at the people it names. The pieces joined give the text again. */
export function splitMentions(text: string, mentions: readonly Mention[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const names = new RegExp(`@([^${STOP}]{1,32})(?=[${STOP}]|$)`, 'gu');
  for (const match of text.matchAll(names)) {
    const mention = mentions.find(({ name }) => name === match[1]);
    if (mention === undefined || isInWord(text, match.index)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), userId: null });
    pieces.push({ text: match[0], userId: mention.id });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), userId: null });
  return pieces;
}
