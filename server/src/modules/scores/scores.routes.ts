import * as scores from '@zaojie/contract/scores/score.endpoints';
import { bind } from '../../frame/action.ts';
import { checkIn, getScoreOverview, listScoreEntries } from './own-score.ts';

export const scoreRoutes = [
  bind(scores.getScoreOverview, getScoreOverview),
  bind(scores.listScoreEntries, listScoreEntries),
  bind(scores.checkIn, checkIn),
];
