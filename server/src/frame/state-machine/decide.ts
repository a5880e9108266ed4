import { isOneOf, STAYS, type Machine, type Row, type StateTable, type SubjectOf } from './state-table.ts';

export type Allowed<M extends Machine> = {
  isAllowed: true;
  row: Row<M>;
  to: M['state'];
  effects: readonly M['effect'][];
};

/**
 * `state`: nobody makes this move from here, as when it came too late or twice. `role`: it is somebody else's move, here
 * or always. `guard`: the reason is that of the first row that would have fitted.
 */
export type Refused<M extends Machine> = { isAllowed: false; state: M['state'] } & (
  | { why: 'unknown-move' | 'state' | 'role' }
  | { why: 'guard'; reason: M['reason'] }
);

export type Decision<M extends Machine> = Allowed<M> | Refused<M>;

/**
 * Whether somebody may make a move now, and what it brings about. Asked inside the move's transaction, with the subject's
 * row locked: the same transaction writes the new state and carries out the effects.
 */
export function decide<M extends Machine>(
  table: StateTable<M>,
  subject: SubjectOf<M>,
  move: string,
  role: M['role'],
): Decision<M> {
  const { state } = subject;
  const rows = table.rows.filter((row) => row.move === move);
  if (rows.length === 0) return { isAllowed: false, state, why: 'unknown-move' };
  const fromHere = rows.filter((row) => isOneOf(row.from, state));
  const fitting = fromHere.filter((row) => isOneOf(row.who, role));
  if (fitting.length === 0) {
    const isTheirs = rows.some((row) => isOneOf(row.who, role));
    return { isAllowed: false, state, why: isTheirs && fromHere.length === 0 ? 'state' : 'role' };
  }
  const answers = fitting.map((row) => ({ row, reason: row.guard?.(subject, role) ?? null }));
  const taken = answers.find(({ reason }) => reason === null)?.row;
  if (!taken) return { isAllowed: false, state, why: 'guard', reason: answers[0]?.reason };
  return {
    isAllowed: true,
    row: taken,
    to: taken.to === STAYS ? state : taken.to,
    effects: taken.effects ?? [],
  };
}

/** What somebody may do now, for `can`. */
export function movesFor<M extends Machine>(
  table: StateTable<M>,
  subject: SubjectOf<M>,
  role: M['role'],
): M['move'][] {
  return table.moves.filter((move) => decide(table, subject, move, role).isAllowed);
}
