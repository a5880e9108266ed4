import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { hotnessOf, isHotnessOff } from './list/rank.rules.ts';
import { genreMask, genresIn, openMask, wantedMask } from './masks.rules.ts';
import {
  applicationTable,
  invitationTable,
  type ApplicationSubject,
  type InvitationSubject,
} from './people/application.rules.ts';
import { programTable, type ProgramSubject } from './program.rules.ts';

const allowedOf = (steps: readonly { title: string; expected: { isAllowed: boolean } }[]) =>
  steps.filter(({ expected }) => expected.isAllowed).map(({ title }) => title);

const states = ['draft', 'published', 'archived', 'removed'] as const;
const at = (state: ProgramSubject['state'], facts: Partial<ProgramSubject> = {}) => ({
  subject: { state, isComplete: true, hasWatchedWords: false, ...facts },
});

test('what may happen to a project, and nothing else', () => {
  const fixtures = states.flatMap((state) => [
    at(state),
    at(state, { isComplete: false }),
    at(state, { hasWatchedWords: true }),
  ]);
  expect(untried(programTable, fixtures)).toEqual([]);
  const whole = allowedOf(
    walk(
      programTable,
      states.map((state) => at(state)),
    ),
  );
  expect(whole).toEqual([
    'draft: edit by owner → draft',
    'draft: publish by owner → published',
    'draft: delete by owner → draft',
    'published: edit by owner → published',
    'published: archive by owner → archived',
    'published: remove by moderator → removed',
    'archived: edit by owner → archived',
    'archived: reopen by owner → published',
    'archived: remove by moderator → removed',
  ]);
  const faulty = [{ isComplete: false }, { hasWatchedWords: true }];
  for (const facts of faulty) {
    const left = allowedOf(
      walk(
        programTable,
        states.map((state) => at(state, facts)),
      ),
    );
    expect(left).toEqual([
      'draft: edit by owner → draft',
      'draft: delete by owner → draft',
      'published: archive by owner → archived',
      'published: remove by moderator → removed',
      'archived: remove by moderator → removed',
    ]);
  }
});

test('what may become of an application', () => {
  const of = (state: ApplicationSubject['state'], hasPlace = true) => ({ subject: { state, hasPlace } });
  const fixtures = [of('applied'), of('applied', false), of('accepted'), of('declined'), of('withdrawn')];
  expect(untried(applicationTable, fixtures)).toEqual([]);
  expect(allowedOf(walk(applicationTable, fixtures))).toEqual([
    'applied: accept by owner → accepted',
    'applied: decline by owner → declined',
    'applied: withdraw by applicant → withdrawn',
    'applied: decline by owner → declined',
    'applied: withdraw by applicant → withdrawn',
  ]);
});

test('what may become of an invitation', () => {
  const of = (state: InvitationSubject['state'], facts: Partial<InvitationSubject> = {}) => ({
    subject: { state, hasPlace: true, isOver: false, ...facts },
  });
  const fixtures = [
    of('offered'),
    of('offered', { hasPlace: false }),
    of('offered', { isOver: true }),
    of('accepted'),
    of('declined'),
    of('cancelled'),
    of('expired'),
  ];
  expect(untried(invitationTable, fixtures)).toEqual([]);
  expect(allowedOf(walk(invitationTable, fixtures))).toEqual([
    'offered: accept by invited → accepted',
    'offered: decline by invited → declined',
    'offered: cancel by owner → cancelled',
    'offered: decline by invited → declined',
    'offered: cancel by owner → cancelled',
    'offered: cancel by owner → cancelled',
    'offered: expire by system → expired',
  ]);
});

test('masks say what is looked for, and fit into a whole number', () => {
  expect(genresIn(genreMask([1, 9])).map(({ name }) => name)).toEqual(['冒险', '叙事']);
  const open = openMask([
    { discipline: 'programming', pay: 'paid' },
    { discipline: 'music', pay: 'share' },
  ]);
  const fits = (...wanted: Parameters<typeof wantedMask>) => (open & wantedMask(...wanted)) !== 0;
  expect(fits('programming', null)).toBe(true);
  expect(fits(null, 'share')).toBe(true);
  // One role that is both.
  expect(fits('programming', 'share')).toBe(false);
  expect(fits('2d', null)).toBe(false);
  expect(wantedMask(null, null)).toBe(2 ** 27 - 1);
});

test('a week more weighs less than ten times the liveliness', () => {
  const [day, older] = [new Date('2026-11-18'), new Date('2026-11-11')];
  expect(hotnessOf({ follower: 40 }, older)).toBeGreaterThan(hotnessOf({ follower: 2 }, day));
  expect(hotnessOf({ follower: 2 }, day)).toBeGreaterThan(hotnessOf({ follower: 4 }, older));
  expect(isHotnessOff(10, 10.005)).toBe(false);
  expect(isHotnessOff(10, 10.02)).toBe(true);
});
