import { expect, test } from 'vitest';
import { canDo, makeOrder } from '../order-test-rig.ts';
import { menuChoices, panelChoices } from './step-choice.ts';

const now = makeOrder().now;
const steps = (choices: { step: string }[]) => choices.map(({ step }) => step);

test('the server’s step is the one main button, with its words; what goes with it stands beside', () => {
  const order = makeOrder();
  const { main, beside } = panelChoices(order);
  expect(main).toMatchObject({ step: 'accept', label: '验收' });
  expect(steps(beside)).toEqual(['reject', 'refund']);
  expect(steps(menuChoices(order))).toEqual(['change', 'dispute']);
});

test('a step that may not be taken has no button anywhere', () => {
  const order = { now: { ...now, action: 'accept' as const }, can: canDo('cancel') };
  expect(panelChoices(order)).toEqual({ main: null, beside: [] });
  expect(steps(menuChoices(order))).toEqual(['cancel']);
});

test('nothing to do: everything that may be done is in the menu, the dangerous last', () => {
  const order = { now: { ...now, action: null }, can: canDo('leave', 'extend', 'updateProgress', 'upload') };
  expect(panelChoices(order).main).toBeNull();
  const menu = menuChoices(order);
  expect(steps(menu)).toEqual(['updateProgress', 'extend', 'leave']);
  expect(menu.map(({ isDangerous }) => isDangerous)).toEqual([false, false, true]);
});
