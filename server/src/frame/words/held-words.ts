import type { Tx } from '../../db/database.ts';
import type { AppEvents } from '../../platform/events/event-types.ts';
import type { HeldWords } from './word-filter.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';

type Found = AppEvents['words.found'];
export type HeldThing = Pick<Found, 'kind' | 'targetId'> & Partial<Pick<Found, 'held'>>;

/** Says that somebody has to look at it, in the transaction that writes it. Nothing where there is no such word. */
export async function tellHeld(
  tx: Tx,
  found: HeldWords | undefined,
  { kind, targetId, held = null }: HeldThing,
): Promise<void> {
  if (found === undefined || found.words.length === 0) return;
  const [words, texts] = [[...found.words], [...found.texts]];
  await emitEvent(tx, 'words.found', { kind, targetId, words, texts, held });
}
