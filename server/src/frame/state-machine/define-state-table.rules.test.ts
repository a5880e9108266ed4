import { expect, test } from 'vitest';
import { defineStateTable, faultsOf } from './define-state-table.ts';
import { parcelTable, type ParcelMachine } from './parcel-test-rig.ts';
import type { Row, StateTable } from './state-table.ts';

type Parcels = StateTable<ParcelMachine>;

const { rows } = parcelTable;
const withRows = (changed: readonly Row<ParcelMachine>[]): Parcels => ({ ...parcelTable, rows: changed });
const isArrival = (row: Row<ParcelMachine>) => row.move === 'arrive';
const competing = 'two rows compete for arrive from on_the_way by courier';

test.each<[string, Parcels, string]>([
  ['a move without a row', withRows(rows.filter((row) => row.move !== 'clear')), 'no row has the move clear'],
  ['a state out of reach', withRows(rows.filter((row) => row.to !== 'customs')), 'customs is never reached'],
  [
    'an end that is left',
    { ...parcelTable, terminal: ['waiting', 'collected'] },
    'waiting is terminal and left',
  ],
  ['a dead end', { ...parcelTable, terminal: ['collected'] }, 'returned never comes to an end'],
  ['a dead end where nothing ends', { ...parcelTable, terminal: [] }, 'collected is never left'],
  ['rows that compete without guards', withRows([...rows, ...rows.filter(isArrival)]), competing],
  ['a guarded row behind one without', withRows(rows.toReversed()), competing],
])('%s is a fault', (_name, table, fault) => {
  expect(faultsOf(table)).toContain(fault);
  expect(() => defineStateTable(table)).toThrow(fault);
});

test('rows with guards may share a move', () => {
  expect(faultsOf(parcelTable)).toEqual([]);
  expect(faultsOf(withRows([...rows.filter((row) => row.guard), ...rows]))).toEqual([]);
});

test('a table without an end is sound while every state can be left', () => {
  const reopened: Row<ParcelMachine> = {
    from: ['collected', 'returned'],
    move: 'post',
    who: 'sender',
    to: 'packed',
  };
  expect(faultsOf({ ...withRows([...rows, reopened]), terminal: [] })).toEqual([]);
});
