import { isOneOf, STAYS, type Machine, type StateTable } from './state-table.ts';

/** A table with a fault stops the process at its start, and every test that imports it. */
export function defineStateTable<M extends Machine>(table: StateTable<M>): StateTable<M> {
  const faults = faultsOf(table);
  if (faults.length > 0) throw new Error(`unsound state table: ${faults.join('; ')}`);
  return table;
}

export function faultsOf<M extends Machine>(table: StateTable<M>): string[] {
  const { states, moves, terminal, rows } = table;
  const reachable = reach([table.initial], (state) => exitsOf(table, state));
  const ending = reach(terminal, (state) => states.filter((other) => exitsOf(table, other).includes(state)));
  const live = states.filter((state) => !terminal.includes(state));
  return [
    ...moves
      .filter((move) => !rows.some((row) => row.move === move))
      .map((move) => `no row has the move ${move}`),
    ...states.filter((state) => !reachable.has(state)).map((state) => `${state} is never reached`),
    ...terminal
      .filter((state) => exitsOf(table, state).length > 0)
      .map((state) => `${state} is terminal and left`),
    // A table without an end, as of what can always be opened again, only needs a way out of each state.
    ...(terminal.length > 0
      ? live.filter((state) => !ending.has(state)).map((state) => `${state} never comes to an end`)
      : live.filter((state) => exitsOf(table, state).length === 0).map((state) => `${state} is never left`)),
    ...hiddenRows(table),
  ];
}

function exitsOf<M extends Machine>({ rows }: StateTable<M>, state: M['state']): M['state'][] {
  return rows.flatMap((row) => (isOneOf(row.from, state) && row.to !== STAYS ? [row.to] : []));
}

function reach<S>(starts: readonly S[], next: (state: S) => readonly S[]): Set<S> {
  const found = new Set(starts);
  for (const state of found) for (const other of next(state)) found.add(other);
  return found;
}

/** A row without a guard is always taken, so none that competes with it may follow. */
function hiddenRows<M extends Machine>({ states, moves, roles, rows }: StateTable<M>): string[] {
  return states.flatMap((state) =>
    moves.flatMap((move) =>
      roles
        .filter((role) => {
          const competing = rows.filter(
            (row) => row.move === move && isOneOf(row.from, state) && isOneOf(row.who, role),
          );
          return competing.slice(0, -1).some((row) => row.guard === undefined);
        })
        .map((role) => `two rows compete for ${move} from ${state} by ${role}`),
    ),
  );
}
