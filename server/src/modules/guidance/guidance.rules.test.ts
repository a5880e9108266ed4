import { expect, test } from 'vitest';
import { guidanceOf, type FirstSteps } from './guidance.rules.ts';

const now = new Date('2026-11-18T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const nothing: FirstSteps = {
  joinedAt: now,
  closed: [],
  creator: { work: false, service: false, schedule: false, verification: false, hasFinishedOrders: false },
  client: { bounty: false, order: false, receipt: false },
};
const allMade = { work: true, service: true, schedule: true, verification: true, hasFinishedOrders: false };

test('of somebody who has just come everything is open, in the order in which it is taken', () => {
  const { is_new, creator, client } = guidanceOf(nothing, now);
  expect(is_new).toBe(true);
  expect(creator?.map(({ step, is_done }) => [step, is_done])).toEqual([
    ['work', false],
    ['service', false],
    ['schedule', false],
    ['verification', false],
  ]);
  expect(client?.map(({ step }) => step)).toEqual(['bounty', 'order', 'receipt']);
});

test.each<[string, Partial<FirstSteps>, [boolean, boolean, boolean]]>([
  ['thirteen days later', { joinedAt: daysAgo(13) }, [true, true, true]],
  ['fourteen days later', { joinedAt: daysAgo(14) }, [false, true, true]],
  ['shown around', { closed: ['welcome'] }, [false, true, true]],
  ['the list of creators put away', { closed: ['creator'] }, [true, false, true]],
  ['the list of clients put away', { closed: ['client', 'welcome'] }, [false, true, false]],
  ['all made', { creator: allMade }, [true, false, true]],
  ['one left', { creator: { ...allMade, verification: false } }, [true, true, true]],
  ['an order finished', { creator: { ...nothing.creator, hasFinishedOrders: true } }, [true, false, true]],
  ['all ordered', { client: { bounty: true, order: true, receipt: true } }, [true, true, false]],
])('%s', (_, facts, [isNew, hasCreator, hasClient]) => {
  const shown = guidanceOf({ ...nothing, ...facts }, now);
  expect([shown.is_new, shown.creator !== null, shown.client !== null]).toEqual([
    isNew,
    hasCreator,
    hasClient,
  ]);
});
