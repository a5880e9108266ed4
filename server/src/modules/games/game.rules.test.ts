import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { gameTable, type GameSubject } from './game.rules.ts';
import { purchaseTable, type PurchaseSubject } from './purchases/purchase.rules.ts';

const whole = { isComplete: true, hasWatchedWords: false, hasPlayers: false };
const at = (state: GameSubject['state'], facts: Partial<GameSubject> = {}) => ({
  subject: { ...whole, state, ...facts },
});
const states = ['draft', 'pending', 'published', 'rejected', 'withdrawn'] as const;
const fixtures = states.flatMap((state) => [
  at(state),
  at(state, { isComplete: false }),
  at(state, { hasWatchedWords: true }),
  at(state, { hasPlayers: true }),
]);
const steps = walk(gameTable, fixtures);
const factsOf = ({ subject }: (typeof fixtures)[number]) =>
  [!subject.isComplete && 'incomplete', subject.hasWatchedWords && 'watched', subject.hasPlayers && 'played']
    .filter(Boolean)
    .join('+');

test('every row is taken and every guard says no once', () => {
  expect(steps).toHaveLength(fixtures.length * gameTable.moves.length * gameTable.roles.length);
  expect(untried(gameTable, fixtures)).toEqual([]);
});

test('what may happen to a game, and nothing else', () => {
  const allowed = steps
    .filter(({ expected, fixture }) => expected.isAllowed && !fixture.subject.hasPlayers)
    .map(({ title, fixture }) => `${title} ${factsOf(fixture)}`.trim());
  const unpublished = (state: string) => [
    `${state}: edit by owner → ${state}`,
    `${state}: submit by owner → published`,
    `${state}: delete by owner → ${state}`,
    `${state}: edit by owner → ${state} incomplete`,
    `${state}: delete by owner → ${state} incomplete`,
    `${state}: edit by owner → ${state} watched`,
    `${state}: submit by owner → pending watched`,
    `${state}: delete by owner → ${state} watched`,
  ];
  const waiting = ['approve by moderator → published', 'reject by moderator → rejected'];
  expect(allowed).toEqual([
    ...unpublished('draft'),
    ...['edit by owner → pending', 'withdraw by owner → withdrawn', ...waiting].map((x) => `pending: ${x}`),
    ...['withdraw by owner → withdrawn', ...waiting].map((x) => `pending: ${x} incomplete`),
    ...['edit by owner → pending', 'withdraw by owner → withdrawn', ...waiting].map(
      (x) => `pending: ${x} watched`,
    ),
    'published: edit by owner → published',
    'published: withdraw by owner → withdrawn',
    'published: hold by moderator → pending',
    'published: withdraw by owner → withdrawn incomplete',
    'published: hold by moderator → pending incomplete',
    'published: edit by owner → pending watched',
    'published: withdraw by owner → withdrawn watched',
    'published: hold by moderator → pending watched',
    ...unpublished('rejected'),
    ...unpublished('withdrawn'),
  ]);
});

test('a game that somebody has is never deleted', () => {
  const deleted = steps.filter(({ move, fixture }) => move === 'delete' && fixture.subject.hasPlayers);
  expect(deleted.filter(({ expected }) => expected.isAllowed)).toEqual([]);
});

const held = (facts: Partial<PurchaseSubject> = {}) => ({
  subject: { state: 'held' as const, isDownloaded: false, isOver: false, ...facts },
});

test('what may become of a purchase', () => {
  const purchases = [
    held(),
    held({ isDownloaded: true }),
    held({ isOver: true }),
    { subject: { ...held().subject, state: 'settled' as const } },
    { subject: { ...held().subject, state: 'refunded' as const } },
  ];
  expect(untried(purchaseTable, purchases)).toEqual([]);
  const allowed = walk(purchaseTable, purchases).filter(({ expected }) => expected.isAllowed);
  expect(allowed.map(({ title }) => title)).toEqual([
    'held: refund by buyer → refunded',
    'held: settle by system → settled',
  ]);
});
