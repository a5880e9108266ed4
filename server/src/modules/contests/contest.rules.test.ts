import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { contestTable, type ContestSubject } from './contest.rules.ts';

const ready = {
  isComplete: true,
  timeProblem: '',
  isOwn: false,
  isDue: false,
  isStartPast: false,
  isCounted: false,
};
const at = (state: ContestSubject['state'], facts: Partial<ContestSubject> = {}) => ({
  subject: { ...ready, state, ...facts },
});
const fixtures = contestTable.states.flatMap((state) => [
  at(state),
  at(state, { isComplete: false }),
  at(state, { timeProblem: '交稿截止不能早于开始' }),
  at(state, { isOwn: true }),
  at(state, { isDue: true }),
  at(state, { isStartPast: true }),
  at(state, { isCounted: true }),
]);
const steps = walk(contestTable, fixtures);

test('every row is taken and every guard says no once', () => {
  expect(steps).toHaveLength(fixtures.length * contestTable.moves.length * contestTable.roles.length);
  expect(untried(contestTable, fixtures)).toEqual([]);
});

const unproposed = (state: string) => [
  `${state}: edit by organiser → draft`,
  `${state}: propose by organiser → proposed`,
  `${state}: delete by organiser → ${state}`,
];
const calledOff = (state: string) => `${state}: cancel by admin → cancelled`;

test('what may happen to a contest that is in order, and nothing else', () => {
  const plain = steps.filter(
    ({ fixture, expected }) =>
      expected.isAllowed &&
      fixture === fixtures.find(({ subject }) => subject.state === fixture.subject.state),
  );
  expect(plain.map(({ title }) => title)).toEqual([
    ...unproposed('draft'),
    'proposed: withdraw by organiser → draft',
    'proposed: approve by admin → open',
    'proposed: reject by admin → rejected',
    ...unproposed('rejected'),
    'open: start by admin → running',
    'open: amend by organiser → open',
    'open: retime by admin → open',
    calledOff('open'),
    'running: close_submissions by admin → voting',
    'running: amend by organiser → running',
    'running: retime by admin → running',
    calledOff('running'),
    'voting: close_voting by admin → closed',
    'voting: amend by organiser → voting',
    'voting: retime by admin → voting',
    calledOff('voting'),
    'closed: amend by organiser → closed',
    calledOff('closed'),
  ]);
});

const allowed = (facts: Partial<ContestSubject>) =>
  steps
    .filter(({ fixture: { subject }, expected }) => {
      const isMeant = Object.entries(facts).every(([name, value]) => Reflect.get(subject, name) === value);
      return expected.isAllowed && isMeant;
    })
    .map(({ title }) => title);

test('timers move what is due and nothing else; nobody else is the system', () => {
  const bySystem = steps.filter(({ role, expected }) => role === 'system' && expected.isAllowed);
  expect(bySystem.map(({ title, fixture }) => [title, fixture.subject.isDue])).toEqual([
    ['open: start by system → running', true],
    ['running: close_submissions by system → voting', true],
    ['voting: close_voting by system → closed', true],
  ]);
});

test('nobody decides about their own proposal, and nothing is announced uncounted', () => {
  const own = allowed({ isOwn: true });
  expect(own.filter((title) => /approve|reject by/.test(title))).toEqual([]);
  expect(allowed({ isCounted: true }).filter((title) => title.includes('announce'))).toEqual([
    'closed: announce by admin → announced',
  ]);
  expect(allowed({ isStartPast: true }).filter((title) => /approve|propose by/.test(title))).toEqual([]);
  expect(steps.filter(({ role, expected }) => role === 'other' && expected.isAllowed)).toEqual([]);
});
