/** What a deed is worth, and how often a day it counts. */
export const deeds = {
  post: { points: 5, perDay: 5 },
  comment: { points: 2, perDay: 10 },
  like: { points: 1, perDay: 50 },
} as const;
export type Deed = keyof typeof deeds;
