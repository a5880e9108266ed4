import type { Module } from '../../frame/module.ts';
import { createScoreSubscribers } from './score.subscribers.ts';
import { scoreRoutes } from './scores.routes.ts';
import { scoreExports } from './score.export.ts';
import { eraseScores } from './score.eraser.ts';

export { creditDeed, type CreditedDeed } from './credit-deed.ts';

export const scoresModule: Module = {
  name: 'scores',
  erasers: [eraseScores],
  exports: scoreExports,
  routes: scoreRoutes,
  subscribers: createScoreSubscribers,
};
