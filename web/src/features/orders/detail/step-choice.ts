import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { orderStepLabels, type OrderStep } from '@zaojie/contract/orders/order-words';

/** What stands beside the main step when it may be taken: an outlined button, then plain words. */
const BESIDE: Partial<Record<OrderStep, readonly OrderStep[]>> = {
  payDeposit: ['cancel'],
  confirm: ['cancel'],
  accept: ['reject', 'refund'],
  deliver: ['updateProgress', 'extend'],
  updateProgress: ['deliver', 'extend'],
  payBalance: ['refund'],
  remind: ['change'],
  endUnpaid: ['updateProgress'],
  extendRespond: ['remind'],
};

/** Never a button of their own: they are part of another step, or of a page. */
const INSIDE: ReadonlySet<OrderStep> = new Set([
  'upload',
  'download',
  'reply',
  'extendRespond',
  'changeRespond',
  'statement',
  'ruling',
]);
const OUTLINED: ReadonlySet<OrderStep> = new Set(['reject', 'updateProgress', 'deliver', 'change']);
const DANGEROUS: ReadonlySet<OrderStep> = new Set(['cancel', 'leave', 'endUnpaid']);

/** In the menu: what is seldom wanted, the harmless first. */
const MENU: readonly OrderStep[] = [
  'updateProgress',
  'deliver',
  'payBalance',
  'remind',
  'extend',
  'change',
  'reject',
  'review',
  'refund',
  'dispute',
  'endUnpaid',
  'leave',
  'cancel',
];

export type StepChoice = { step: OrderStep; label: string; isOutlined: boolean; isDangerous: boolean };
type Choosing = Pick<OrderDetail, 'now' | 'can'>;

const choiceOf = (step: OrderStep): StepChoice => ({
  step,
  label: orderStepLabels[step],
  isOutlined: OUTLINED.has(step),
  isDangerous: DANGEROUS.has(step),
});

/** The buttons of 现在要做什么: the one of the server first, with its words. */
export function panelChoices({ now, can }: Choosing): { main: StepChoice | null; beside: StepChoice[] } {
  const { action } = now;
  if (action === null || !can[action]) return { main: null, beside: [] };
  const beside = (BESIDE[action] ?? []).filter((step) => can[step] && step !== action).map(choiceOf);
  return { main: { ...choiceOf(action), label: now.action_label }, beside };
}

/** Everything else that may be done now. */
export function menuChoices(order: Choosing): StepChoice[] {
  const { main, beside } = panelChoices(order);
  const shown = new Set([main?.step, ...beside.map(({ step }) => step)]);
  return MENU.filter((step) => order.can[step] && !shown.has(step) && !INSIDE.has(step)).map(choiceOf);
}
