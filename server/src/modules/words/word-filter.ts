import { LRUCache } from 'lru-cache';
import type { WordLevel } from '@zaojie/contract/words/word-words';
import type { Db, Tx } from '../../db/database.ts';
import type { Services } from '../../frame/context.ts';
import { tellHeld, type HeldThing } from '../../frame/words/held-words.ts';
import type { CheckedText, HeldWords, WordFilter, WordVerdict } from '../../frame/words/word-filter.ts';
import { compileWords, findWords, maskWords, type Automaton } from './automaton.rules.ts';
import { readStamp, readWords } from './word.queries.ts';

/** A stamp is the same in no two lists, so that the machines of all databases of a process lie in one place. */
const machines = new LRUCache<string, Automaton>({ max: 8 });

async function machineOf(db: Db, stamp: string): Promise<Automaton> {
  const known = machines.get(stamp);
  if (known) return known;
  const made = compileWords(await readWords(db));
  machines.set(stamp, made);
  return made;
}

const WORDS_CHANNEL = 'watched-words';
/** How long a process without word from the others goes on with the list it has. */
const HELD_MS = 1000;

export const tellWordsChanged = ({ hub }: Pick<Services, 'hub'>) =>
  hub.publish(WORDS_CHANNEL, { type: 'changed' });

function judge(machine: Automaton, texts: readonly CheckedText[]): WordVerdict {
  const hits = texts.map(({ text, isHtml }) => findWords(machine, text, isHtml));
  const isHeld = ({ level }: { level: WordLevel }) => level === 'hold';
  const words = hits
    .flat()
    .filter(isHeld)
    .map(({ word }) => word);
  return {
    isRefused: hits.flat().some(({ level }) => level === 'refuse'),
    held: {
      words: [...new Set(words)],
      // Rich text is what a case shows by itself.
      texts: texts
        .filter(({ isHtml }, index) => !isHtml && hits[index]?.some(isHeld))
        .map(({ text }) => text),
    },
    texts: texts.map(({ text, isHtml }, index) =>
      maskWords(text, hits[index]?.filter(({ level }) => level === 'mask') ?? [], isHtml),
    ),
  };
}

/** Asks for the list's stamp once a second at most, and at once when somebody says that it has changed. */
export function createWordFilter({ db, hub }: Pick<Services, 'db' | 'hub'>): WordFilter {
  let stamp: { value: string; at: number } | null = null;
  hub.subscribe(WORDS_CHANNEL, () => {
    stamp = null;
  });
  return {
    check: async (texts) => {
      if (stamp === null || performance.now() - stamp.at > HELD_MS) {
        stamp = { value: await readStamp(db), at: performance.now() };
      }
      return judge(await machineOf(db, stamp.value), texts);
    },
  };
}

/** For what is written already and comes out now: the words in it that must be looked at. */
export async function findHeld(db: Db, texts: readonly string[]): Promise<HeldWords> {
  const machine = await machineOf(db, await readStamp(db));
  const { held } = judge(
    machine,
    texts.map((text) => ({ text, isHtml: false })),
  );
  return held;
}

export async function findHeldWords(db: Db, texts: readonly string[]): Promise<string[]> {
  return [...(await findHeld(db, texts)).words];
}

/** What was written where nobody else read it comes out now: what must be looked at is told of as if it were written now. */
export async function tellShown(tx: Tx, thing: HeldThing, texts: readonly string[]): Promise<void> {
  await tellHeld(tx, await findHeld(tx, texts), thing);
}

export async function hitsIn(db: Db, text: string) {
  const hits = findWords(await machineOf(db, await readStamp(db)), text);
  const masked = hits.filter(({ level }) => level === 'mask');
  return { hits, masked: maskWords(text, masked) };
}
