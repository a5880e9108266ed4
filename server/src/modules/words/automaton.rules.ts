import type { WordLevel } from '@zaojie/contract/words/word-words';
import { foldText, foldWord, type Folded } from './fold.rules.ts';

export type ListedWord = { word: string; level: WordLevel };
/** A word that stands in a text, from and to by the text's own places. */
export type Hit = ListedWord & { start: number; end: number };

/** Between the parts of a pattern there may be so many characters that count. */
const MOST_BETWEEN = 5;

type Part = { wordIndex: number; partIndex: number; length: number };
type Node = { next: Map<string, number>; fail: number; parts: Part[]; suffix: number };

const newNode = (): Node => ({ next: new Map(), fail: 0, parts: [], suffix: 0 });

/** By the numbers of its states: where a character leads, where to go on when none does, and what ends there. */
export type Automaton = {
  next: readonly Map<string, number>[];
  fail: Int32Array;
  suffix: Int32Array;
  parts: readonly (readonly Part[])[];
  words: readonly ListedWord[];
  partCounts: readonly number[];
};

/** All words in one machine (Aho and Corasick): a text is read once, however many words there are. */
export function compileWords(words: readonly ListedWord[]): Automaton {
  const nodes = [newNode()];
  const partCounts = words.map(({ word }, wordIndex) => {
    const parts = word
      .split('*')
      .map(foldWord)
      .filter((part) => part !== '');
    parts.forEach((part, partIndex) =>
      insert(nodes, part, { wordIndex, partIndex, length: [...part].length }),
    );
    return parts.length;
  });
  linkFailures(nodes);
  return {
    next: nodes.map(({ next }) => next),
    fail: Int32Array.from(nodes, ({ fail }) => fail),
    suffix: Int32Array.from(nodes, ({ suffix }) => suffix),
    parts: nodes.map(({ parts }) => parts),
    words,
    partCounts,
  };
}

const nodeAt = (nodes: readonly Node[], index: number): Node => {
  const node = nodes[index];
  if (!node) throw new Error(`no node ${index}`);
  return node;
};

function insert(nodes: Node[], text: string, part: Part): void {
  let at = 0;
  for (const character of text) {
    const known = nodeAt(nodes, at).next.get(character);
    if (known === undefined) {
      nodes.push(newNode());
      nodeAt(nodes, at).next.set(character, nodes.length - 1);
    }
    at = known ?? nodes.length - 1;
  }
  nodeAt(nodes, at).parts.push(part);
}

function linkFailures(nodes: Node[]): void {
  const queue = [...nodeAt(nodes, 0).next.values()];
  for (let index = 0; index < queue.length; index++) {
    const at = queue[index] ?? 0;
    const node = nodeAt(nodes, at);
    const { fail } = node;
    node.suffix = nodeAt(nodes, fail).parts.length > 0 ? fail : nodeAt(nodes, fail).suffix;
    for (const [character, child] of node.next) {
      let back = fail;
      while (back !== 0 && !nodeAt(nodes, back).next.has(character)) back = nodeAt(nodes, back).fail;
      const target = nodeAt(nodes, back).next.get(character);
      nodeAt(nodes, child).fail = target !== undefined && target !== child ? target : 0;
      queue.push(child);
    }
  }
}

const isLatin = (character: string | undefined) => character !== undefined && /^[a-z0-9]$/.test(character);

/** A latin word inside a longer one isn't that word: nobody means it in 'class'. */
function isWhole(text: string, { characters, starts, ends }: Folded, from: number, to: number): boolean {
  const joins = (inner: number, outer: number) => {
    const [a, b] = inner < outer ? [inner, outer] : [outer, inner];
    const touches = ends[a] === starts[b];
    return touches && isLatin(characters[inner]) && isLatin(characters[outer]);
  };
  return text !== '' && !joins(from, from - 1) && !joins(to, to + 1);
}

type Found = { part: Part; from: number; to: number };

function findParts({ next, fail, suffix, parts }: Automaton, { characters }: Folded): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] ?? '';
    let step = next[at]?.get(character);
    while (step === undefined && at !== 0) {
      at = fail[at] ?? 0;
      step = next[at]?.get(character);
    }
    at = step ?? 0;
    for (let node = at; node !== 0; node = suffix[node] ?? 0) {
      for (const part of parts[node] ?? []) found.push({ part, from: index - part.length + 1, to: index });
    }
  }
  return found;
}

/** Every place where a word of the list stands. */
export function findWords(automaton: Automaton, text: string, isHtml = false): Hit[] {
  const folded = foldText(text, isHtml);
  const hits: Hit[] = [];
  /** How far each pattern has come: where it began, and where its last part ended. */
  const begun = new Map<string, { from: number; to: number }>();
  for (const { part, from, to } of findParts(automaton, folded)) {
    const { wordIndex, partIndex } = part;
    const before = partIndex === 0 ? { from, to: from - 1 } : begun.get(`${wordIndex}:${partIndex - 1}`);
    const isNear =
      before !== undefined &&
      from > before.to &&
      from - before.to - 1 <= (partIndex === 0 ? 0 : MOST_BETWEEN);
    if (!before || !isNear || !isWhole(text, folded, from, to)) continue;
    begun.set(`${wordIndex}:${partIndex}`, { from: before.from, to });
    const listed = automaton.words[wordIndex];
    if (!listed || partIndex + 1 < (automaton.partCounts[wordIndex] ?? 0)) continue;
    hits.push({ ...listed, start: folded.starts[before.from] ?? 0, end: folded.ends[to] ?? 0 });
  }
  return hits;
}

/** The text with the characters of these places covered; tags stay tags. */
export function maskWords(text: string, hits: readonly Hit[], isHtml = false): string {
  if (hits.length === 0) return text;
  const { starts, ends } = foldText(text, isHtml);
  const isHit = (index: number) =>
    hits.some(({ start, end }) => (starts[index] ?? 0) >= start && (ends[index] ?? 0) <= end);
  const places = new Set(starts.filter((_start, index) => isHit(index)));
  let at = 0;
  return [...text]
    .map((character) => {
      const start = at;
      at += character.length;
      return places.has(start) ? '*' : character;
    })
    .join('');
}
