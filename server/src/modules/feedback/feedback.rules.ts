import type { FeedbackState } from '@zaojie/contract/feedback/feedback-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';

export type FeedbackMachine = {
  state: FeedbackState;
  move: 'answer' | 'close';
  role: 'admin' | 'sender';
  subject: object;
  reason: never;
  effect: 'tell';
};

/** What was closed without a word can still get one. */
export const feedbackTable = defineStateTable<FeedbackMachine>({
  states: ['open', 'answered', 'closed'],
  moves: ['answer', 'close'],
  roles: ['admin', 'sender'],
  initial: 'open',
  terminal: ['answered'],
  rows: [
    { from: ['open', 'closed'], move: 'answer', who: 'admin', to: 'answered', effects: ['tell'] },
    { from: 'open', move: 'close', who: 'admin', to: 'closed' },
  ],
});
