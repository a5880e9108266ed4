export type TextPart = { text: string; isMatch: boolean };

/* A character with the marks that belong to it: they are folded together, as the search does. */
const CLUSTER = /\P{M}[\p{M}ﾞﾟ]*|\p{M}+/gu;
const WORD_CHARACTER = /[\p{Script=Latin}\p{N}]/u;

type Folded = {
  text: string;
  /** For every place in the folded text, where its character begins and ends in the original. */
  from: number[];
  to: number[];
};

/** Letters that the search takes for the same become the same: case, full width, ligatures. */
function fold(original: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] };
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const plain = cluster.normalize('NFKC').toLowerCase();
    folded.text += plain;
    for (let place = 0; place < plain.length; place += 1) {
      folded.from.push(index);
      folded.to.push(index + cluster.length);
    }
  }
  return folded;
}

/** A Latin word is found by its beginning; a term inside another word isn't what was looked for. */
function startsAt(text: string, term: string, place: number): boolean {
  if (!text.startsWith(term, place)) return false;
  const before = text[place - 1];
  return before === undefined || !WORD_CHARACTER.test(term.charAt(0)) || !WORD_CHARACTER.test(before);
}

/** Cuts a text at what was searched for. The parts joined give the text again, character for character. */
export function splitTerms(original: string, terms: readonly string[]): TextPart[] {
  const { text, from, to } = fold(original);
  const wanted = terms
    .map((term) => fold(term.trim()).text)
    .filter((term) => term !== '')
    .sort((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ text: original.slice(start, end), isMatch });
  };
  let done = 0;
  for (let place = 0; place < text.length;) {
    const term = wanted.find((one) => startsAt(text, one, place));
    const start = from[place] ?? original.length;
    const end = to[place + (term?.length ?? 1) - 1] ?? original.length;
    if (term !== undefined && end > done) {
      add(done, Math.max(done, start), false);
      add(Math.max(done, start), end, true);
      done = end;
    }
    place += term?.length ?? 1;
  }
  add(done, original.length, false);
  return parts;
}
