import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { achievementMetrics } from './achievement-words.ts';

export const achievement = z.object({
  key: z.string(),
  /** Two characters. */
  seal: z.string(),
  title: z.string(),
  metric: z.enum(achievementMetrics),
  goal: z.int(),
  /** How far it has come, the goal at most. */
  progress: z.int(),
  /** Null: not yet. */
  earned_at: z.iso.datetime().nullable(),
});
export type AchievementView = z.output<typeof achievement>;

export const listAchievements = endpoint({
  method: 'GET',
  path: '/achievement/mine',
  access: 'member',
  summary: '自己的成就：得到的带日期，没得到的带进度',
  output: z.object({ earned: z.int(), data: z.array(achievement) }),
});
