import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

const day = z.object({
  day: z.iso.date(),
  new_people: z.int(),
  active_people: z.int(),
  posts: z.int(),
  comments: z.int(),
  orders: z.int(),
  /** In yuan. */
  money: z.number(),
  reports: z.int(),
});
export type FigureDay = z.output<typeof day>;

export const getSiteFigures = endpoint({
  method: 'GET',
  path: '/admin/figures',
  access: 'admin',
  summary: '近 90 天每天的数字，今天的到刚才为止；以及现在等着处理的事',
  output: z.object({
    days: z.array(day),
    waiting: z.array(z.object({ path: z.string(), label: z.string(), count: z.int() })),
  }),
});
