import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { guidance, guidanceParts, suggestedPerson } from './guidance.schemas.ts';

export const getGuidance = endpoint({
  method: 'GET',
  path: '/guidance/index',
  access: 'member',
  summary: '新手引导：要不要带着看一遍，创作者和约稿方的第一步清单做到哪了',
  output: guidance,
});

export const closeGuidance = endpoint({
  method: 'POST',
  path: '/guidance/close',
  access: 'member',
  summary: '收起新手引导或一份清单，以后不再出现；收过的再收一次没有变化',
  body: z.object({ part: z.enum(guidanceParts, { error: '没有这份引导' }) }),
  output: z.object({}),
});

export const listSuggestedPeople = endpoint({
  method: 'GET',
  path: '/guidance/people',
  access: 'member',
  summary: '值得关注的人：先是在自己关注的标签下发作品的，再是大家喜欢的；已关注的不在内',
  output: z.array(suggestedPerson),
});
