import * as z from 'zod';
import { paged } from '../primitives.ts';

export const circleLabel = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  posts_count: z.int(),
});
export type CircleLabel = z.output<typeof circleLabel>;

export const circle = circleLabel.extend({
  cover_image: z.string(),
  members_count: z.int(),
  is_joined: z.boolean(),
  created_at: z.string(),
});
export type Circle = z.output<typeof circle>;

export const circlePage = paged(circle);
