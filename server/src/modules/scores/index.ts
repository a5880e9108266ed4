import type { Module } from '../../frame/module.ts';
import { createScoreSubscribers } from './score.subscribers.ts';

export const scoresModule: Module = {
  name: 'scores',
  subscribers: createScoreSubscribers,
};
