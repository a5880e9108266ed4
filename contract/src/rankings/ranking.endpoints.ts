import { endpoint } from '../endpoint.ts';
import { ranking, rankingQuery } from './ranking.schemas.ts';

export const getRanking = endpoint({
  method: 'GET',
  path: '/ranking/index',
  access: 'public',
  summary:
    '排行：tab 是 creators、games、demos、competition，sub 是其中一类，period 是 week、month、all；登录后带上自己的名次',
  query: rankingQuery,
  output: ranking,
});
