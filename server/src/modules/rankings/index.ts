import * as endpoints from '@zaojie/contract/rankings/ranking.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { getRanking } from './get-ranking.ts';
import { rankingPreview } from './ranking.preview.ts';
import { createRankingTasks, rankingCrons } from './ranking.jobs.ts';

export { computeRankings, makeList, rebuildRankings, type Rebuilt } from './compute-rankings.ts';
export { daysBefore, rankingDay } from './ranking.rules.ts';
export { listTopCreators } from './top-creators.queries.ts';

export const rankingsModule: Module = {
  name: 'rankings',
  routes: [bind(endpoints.getRanking, getRanking)],
  tasks: createRankingTasks,
  crons: rankingCrons,
  linkPreviews: [rankingPreview],
};
