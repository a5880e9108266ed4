import { decide, type Decision } from './decide.ts';
import { isOneOf, type Machine, type Row, type StateTable, type SubjectOf } from './state-table.ts';

export type WalkStep<M extends Machine, F> = {
  title: string;
  fixture: F;
  move: M['move'];
  role: M['role'];
  expected: Decision<M>;
};

/**
 * For tests: every fixture × move × role with what the table says to it, the forbidden ones too, so that each can be tried
 * on the real action. A fixture is one situation; each state needs one at least, and each side of a guard.
 */
export function walk<M extends Machine, F extends { subject: SubjectOf<M> }>(
  table: StateTable<M>,
  fixtures: readonly F[],
): WalkStep<M, F>[] {
  const missing = table.states.filter((state) => !fixtures.some(({ subject }) => subject.state === state));
  if (missing.length > 0) throw new Error(`no fixture for ${missing.join(', ')}`);
  return fixtures.flatMap((fixture) =>
    table.moves.flatMap((move) =>
      table.roles.map((role) => {
        const expected = decide(table, fixture.subject, move, role);
        const outcome = expected.isAllowed ? `→ ${expected.to}` : `refused (${expected.why})`;
        return {
          title: `${fixture.subject.state}: ${move} by ${role} ${outcome}`,
          fixture,
          move,
          role,
          expected,
        };
      }),
    ),
  );
}

/** What the fixtures leave untried: rows that none of them takes, guards that let all of them pass. */
export function untried<M extends Machine>(
  table: StateTable<M>,
  fixtures: readonly { subject: SubjectOf<M> }[],
): string[] {
  const steps = walk(table, fixtures);
  const isTaken = (row: Row<M>) => steps.some(({ expected }) => expected.isAllowed && expected.row === row);
  const isRefusing = ({ from, who, guard }: Row<M>) =>
    fixtures.some(({ subject }) =>
      table.roles.some(
        (role) =>
          isOneOf(from, subject.state) && isOneOf(who, role) && (guard?.(subject, role) ?? null) !== null,
      ),
    );
  return table.rows.flatMap((row) => [
    ...(isTaken(row) ? [] : [`${row.move} → ${row.to} is never taken`]),
    ...(row.guard === undefined || isRefusing(row)
      ? []
      : [`${row.move} → ${row.to} is never held by its guard`]),
  ]);
}
