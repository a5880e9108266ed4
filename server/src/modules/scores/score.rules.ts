import { scoreDeeds, type ScoreDeed } from '@zaojie/contract/scores/score-words';

export const deeds = scoreDeeds;
export type Deed = ScoreDeed;

/** Where a deed was done, by its source: post:12, post:12:like:7, order:3:client. */
export function linkOf(source: string): string | null {
  const [what, id] = source.split(':');
  if (id === undefined || !/^\d+$/.test(id)) return null;
  if (what === 'post') return `/post/${id}`;
  if (what === 'order') return `/order/${id}`;
  if (what === 'invite') return `/user/${id}`;
  return null;
}
