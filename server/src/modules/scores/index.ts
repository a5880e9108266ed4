import type { Module } from '../../frame/module.ts';
import { createScoreSubscribers } from './score.subscribers.ts';
import { scoreRoutes } from './scores.routes.ts';

export { creditDeed, type CreditedDeed } from './credit-deed.ts';

export const scoresModule: Module = {
  name: 'scores',
  routes: scoreRoutes,
  subscribers: createScoreSubscribers,
};
