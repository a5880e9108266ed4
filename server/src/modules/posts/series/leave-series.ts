import { limits } from '@zaojie/contract/limits';
import type { Tx } from '../../../db/database.ts';
import { lockUsers } from '../../users/index.ts';
import {
  appendPost,
  isOwnStanding,
  keepForReturn,
  seriesHolding,
  takeForReturn,
  takeOut,
} from './place.queries.ts';
import { findOwnSeries } from './series.queries.ts';

type Told = { postId: number; userId: number; isHidden?: boolean };

/** What is deleted leaves for good; what is hidden may come back, and remembers where it stood. */
export async function leaveSeries(tx: Tx, { postId, userId, isHidden = false }: Told): Promise<void> {
  await lockUsers(tx, [userId]);
  // It came back before this was told.
  if (await isOwnStanding(tx, postId, userId)) return;
  const seriesId = await seriesHolding(tx, postId);
  if (seriesId === null) return;
  await takeOut(tx, postId);
  if (isHidden) await keepForReturn(tx, postId, seriesId);
}

/** At the end: its author may have closed the gap. Nowhere if the series is gone or full by now. */
export async function returnToSeries(tx: Tx, { postId, userId }: Told): Promise<void> {
  await lockUsers(tx, [userId]);
  const seriesId = await takeForReturn(tx, postId);
  if (seriesId === null || !(await isOwnStanding(tx, postId, userId))) return;
  const series = await findOwnSeries(tx, seriesId, userId);
  if (!series || series.post_count >= limits.series.postsMost) return;
  if ((await seriesHolding(tx, postId)) === null) await appendPost(tx, seriesId, postId, null);
}
