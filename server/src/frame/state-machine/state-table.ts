/** A row whose `to` is this changes something, but not the state. */
export const STAYS = 'stays';

/** The words and things of one state table. */
export type Machine = {
  state: string;
  move: string;
  role: string;
  /** What guards look at: made for the decision, with all they ask about, the time included. */
  subject: object;
  /** What a guard says no with, as a declared error. Never null. */
  reason: unknown;
  /** What a move brings about: money to transfer, an event, a job to schedule or to cancel. Data, carried out by the caller. */
  effect: unknown;
};

export type SubjectOf<M extends Machine> = M['subject'] & { state: M['state'] };

/**
 * Null, or why not. It asks only what is known before the call, so that what `movesFor` offers is what `decide` allows;
 * what the caller sends is checked by the action, and where it decides the way (accept or reject) it picks the move.
 */
export type Guard<M extends Machine> = (subject: SubjectOf<M>, role: M['role']) => M['reason'] | null;

export type Row<M extends Machine> = {
  from: M['state'] | readonly M['state'][];
  move: M['move'];
  who: M['role'] | readonly M['role'][];
  guard?: Guard<M>;
  to: M['state'] | typeof STAYS;
  effects?: readonly M['effect'][];
};

/** Where several rows fit the same state, move and role, the first whose guard agrees is taken. */
export type StateTable<M extends Machine> = {
  states: readonly M['state'][];
  moves: readonly M['move'][];
  roles: readonly M['role'][];
  initial: M['state'];
  /** States that nothing leaves. */
  terminal: readonly M['state'][];
  rows: readonly Row<M>[];
};

export function isOneOf<T>(oneOrMany: T | readonly T[], value: T): boolean {
  return Array.isArray(oneOrMany) ? oneOrMany.includes(value) : oneOrMany === value;
}
