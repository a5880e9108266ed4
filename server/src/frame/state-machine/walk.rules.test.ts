import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { act, createShelf, KEPT_HOURS, noon, parcel, parcelTable } from './parcel-test-rig.ts';
import { untried, walk } from './walk-test-rig.ts';

const fixtures = [
  { subject: parcel('packed') },
  { subject: parcel('packed', { senderFen: 499 }) },
  { subject: parcel('on_the_way') },
  { subject: parcel('on_the_way', { isFromAbroad: true }) },
  { subject: parcel('customs') },
  { subject: parcel('customs', { isDutyPaid: true }) },
  { subject: parcel('waiting') },
  { subject: parcel('waiting', { now: noon }) },
  { subject: parcel('collected') },
  { subject: parcel('returned') },
];

const steps = walk(parcelTable, fixtures);

test('the fixtures take every row and meet both answers of every guard', () => {
  expect(steps).toHaveLength(fixtures.length * parcelTable.moves.length * parcelTable.roles.length);
  expect(untried(parcelTable, fixtures)).toEqual([]);
});

test('what the table allows, and nothing else', () => {
  const allowed = steps.filter(({ expected }) => expected.isAllowed).map(({ title }) => title);
  expect(allowed).toEqual([
    'packed: post by sender → on_the_way',
    'on_the_way: locate by courier → on_the_way',
    'on_the_way: arrive by courier → waiting',
    'on_the_way: locate by courier → on_the_way',
    'on_the_way: arrive by courier → customs',
    'customs: refuse by receiver → returned',
    'customs: clear by receiver → waiting',
    'customs: refuse by receiver → returned',
    'waiting: collect by receiver → collected',
    'waiting: refuse by receiver → returned',
    'waiting: collect by receiver → collected',
    'waiting: refuse by receiver → returned',
    'waiting: lapse by system → returned',
    'collected: locate by sender → collected',
    'collected: locate by receiver → collected',
    'returned: locate by sender → returned',
    'returned: locate by receiver → returned',
  ]);
});

test.each(steps.map((step) => [step.title, step] as const))(
  '%s',
  (_title, { fixture, move, role, expected }) => {
    const shelf = createShelf(fixture.subject);
    const before = structuredClone(shelf);
    const answer = act(shelf, move, role);
    expect(answer).toEqual(expected);
    if (answer.isAllowed) expect(shelf.parcel.state).toBe(answer.to);
    else expect([answer.state, shelf]).toEqual([before.parcel.state, before]);
  },
);

test('a state without a fixture, a row or guard that none tries', () => {
  expect(() => walk(parcelTable, fixtures.slice(2))).toThrow('no fixture for packed');
  const few = parcelTable.states.map((state) => ({ subject: parcel(state) }));
  expect(untried(parcelTable, few)).toEqual([
    'post → on_the_way is never held by its guard',
    'arrive → customs is never taken',
    'clear → waiting is never taken',
    'lapse → returned is never taken',
  ]);
});

test('whatever is tried in whatever order, no money is lost and a timer runs only while the parcel waits', () => {
  const anyMove = fc.constantFrom(...parcelTable.moves);
  const anyMoves = fc.array(fc.tuple(anyMove, fc.constantFrom(...parcelTable.roles)), { maxLength: 60 });
  fc.assert(
    fc.property(anyMoves, fc.boolean(), (tries, isAbroad) => {
      const shelf = createShelf(parcel('packed', { isFromAbroad: isAbroad, isDutyPaid: true }));
      for (const [move, role] of tries) act(shelf, move, role);
      expect(Object.values(shelf.fen).reduce((sum, fen) => sum + fen, 0)).toBe(1300);
      expect(shelf.timerHours).toBe(shelf.parcel.state === 'waiting' ? KEPT_HOURS : null);
    }),
  );
});
