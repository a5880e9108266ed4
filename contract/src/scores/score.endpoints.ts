import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor } from '../primitives.ts';
import { scoreErrors } from './score.errors.ts';
import { scoreDeedNames } from './score-words.ts';

export const scoreOverview = z.object({
  score: z.int(),
  today: z.int(),
  /** The last seven days. */
  week: z.int(),
  /** The last fourteen days in Shanghai, the latest at the end. */
  days: z.array(z.object({ day: z.string(), points: z.int() })),
  rules: z.array(
    z.object({
      kind: z.enum(scoreDeedNames),
      label: z.string(),
      points: z.int(),
      /** How often a day it counts, and how often it has today. */
      per_day: z.int(),
      today: z.int(),
    }),
  ),
  can: z.object({ check_in: z.boolean() }),
});
export type ScoreOverview = z.output<typeof scoreOverview>;

export const scoreEntry = z.object({
  id: z.int(),
  kind: z.string(),
  label: z.string(),
  points: z.int(),
  /** Where it happened; null where there is nowhere to go. */
  link: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type ScoreEntry = z.output<typeof scoreEntry>;

export const getScoreOverview = endpoint({
  method: 'GET',
  path: '/score/overview',
  access: 'member',
  summary: '自己的经验：等级、最近 14 天、规则和今天已用的次数',
  output: scoreOverview,
});

export const listScoreEntries = endpoint({
  method: 'GET',
  path: '/score/entries',
  access: 'member',
  summary: '自己的经验明细，最新的在前',
  query: z.object({ cursor }),
  output: z.object({ data: z.array(scoreEntry), next_cursor: z.string().nullable() }),
});

export const checkIn = endpoint({
  method: 'POST',
  path: '/score/checkIn',
  access: 'member',
  summary: '签到，每天一次',
  output: scoreOverview,
  errors: [scoreErrors.checkedIn],
});
