import { expect, test } from 'vitest';
import { decide, movesFor } from './decide.ts';
import { noon, parcel, parcelTable, type Parcel, type ParcelMachine } from './parcel-test-rig.ts';
import type { Row, StateTable } from './state-table.ts';

const withRows = (rows: Row<ParcelMachine>[]): StateTable<ParcelMachine> => ({ ...parcelTable, rows });

test.each([
  ['the right one at the right time', parcel('packed'), 'post', 'sender', 'on_the_way'],
  ['one of several from one of several', parcel('customs'), 'refuse', 'receiver', 'returned'],
  ['a move that changes no state', parcel('on_the_way'), 'locate', 'courier', 'on_the_way'],
  ['even in a terminal state', parcel('collected'), 'locate', 'sender', 'collected'],
  [
    'the first row whose guard agrees',
    parcel('on_the_way', { isFromAbroad: true }),
    'arrive',
    'courier',
    'customs',
  ],
  ['the next one if it does not', parcel('on_the_way'), 'arrive', 'courier', 'waiting'],
  ['the timer when it is time', parcel('waiting', { now: noon }), 'lapse', 'system', 'returned'],
] as const)('%s', (_name, subject, move, role, to) => {
  expect(decide(parcelTable, subject, move, role)).toMatchObject({ isAllowed: true, to });
});

test.each([
  ['a move nobody knows', parcel('packed'), 'burn', 'sender', { why: 'unknown-move' }],
  ['a move every object knows', parcel('packed'), 'constructor', 'sender', { why: 'unknown-move' }],
  ['twice', parcel('on_the_way'), 'post', 'sender', { why: 'state' }],
  ['too late', parcel('collected'), 'lapse', 'system', { why: 'state' }],
  ["somebody else's move", parcel('packed'), 'post', 'courier', { why: 'role' }],
  ["somebody else's move, at the wrong time", parcel('waiting'), 'post', 'courier', { why: 'role' }],
  ["somebody else's from here", parcel('on_the_way'), 'locate', 'sender', { why: 'role' }],
  ['a stranger', parcel('waiting'), 'collect', 'stranger', { why: 'role' }],
  [
    'a guard',
    parcel('packed', { senderFen: 499 }),
    'post',
    'sender',
    { why: 'guard', reason: 'too_little_money' },
  ],
  ['a timer before its time', parcel('waiting'), 'lapse', 'system', { why: 'guard', reason: 'not_yet' }],
] as const)('%s is refused, with the state', (_name, subject, move, role, refusal) => {
  expect(decide(parcelTable, subject, move, role)).toEqual({
    isAllowed: false,
    state: subject.state,
    ...refusal,
  });
});

test('when every competing guard says no, the first one speaks', () => {
  const table = withRows([
    { from: 'packed', move: 'post', who: 'sender', guard: () => 'too_little_money', to: 'on_the_way' },
    { from: 'packed', move: 'post', who: 'sender', guard: () => 'from_home', to: 'customs' },
  ]);
  const decision = decide(table, parcel('packed'), 'post', 'sender');
  expect(decision).toMatchObject({ why: 'guard', reason: 'too_little_money' });
});

test('a guard knows who asks', () => {
  const guard = (_parcel: Parcel, role: string) => (role === 'sender' ? null : 'not_yet');
  const table = withRows([
    { from: 'packed', move: 'post', who: ['sender', 'courier'], guard, to: 'on_the_way' },
  ]);
  expect(decide(table, parcel('packed'), 'post', 'sender')).toMatchObject({ to: 'on_the_way' });
  expect(decide(table, parcel('packed'), 'post', 'courier')).toMatchObject({ reason: 'not_yet' });
});

test('what a move brings about comes with the decision', () => {
  expect(decide(parcelTable, parcel('waiting'), 'collect', 'receiver')).toMatchObject({
    effects: [{ timer: 'lapse', afterHours: null }, { pay: ['held', 'courier'] }],
  });
  expect(decide(parcelTable, parcel('collected'), 'locate', 'sender')).toMatchObject({ effects: [] });
});

test.each([
  [parcel('packed'), 'sender', ['post']],
  [parcel('packed', { senderFen: 0 }), 'sender', []],
  [parcel('on_the_way'), 'courier', ['locate', 'arrive']],
  [parcel('waiting'), 'receiver', ['collect', 'refuse']],
  [parcel('waiting'), 'stranger', []],
] as const)('what somebody may do now', (subject, role, may) => {
  expect(movesFor(parcelTable, subject, role)).toEqual(may);
});
