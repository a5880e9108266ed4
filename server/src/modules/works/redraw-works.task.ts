import { transaction } from '../../db/transaction.ts';
import type { Services } from '../../frame/context.ts';
import { withPublicCopy } from '../uploads/index.ts';
import { changeWorks } from './change-works.ts';
import { showWork } from './show-work.ts';
import { findOwnWork, findShelf, listOutdated } from './work.queries.ts';
import { markOf } from './work.rules.ts';

/** One that can't be drawn keeps no other from it; the job is tried again. */
export async function redrawWorks(services: Services, userId: number, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listOutdated(services.db, userId)) {
    if (signal.aborted) throw new Error('The process stops; the rest is drawn by the next');
    await redrawWork(services, { id, userId }, signal).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} works were not drawn`);
}

async function redrawWork(
  services: Services,
  { id, userId }: { id: number; userId: number },
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const before = await findOwnWork(db, userId, id);
  if (!before?.shown) return;
  const { has_watermark: isWatermarked } = await findShelf(db, userId);
  const copyOf = { userId, picture: before.master, mark: isWatermarked ? markOf(userId) : null };
  await withPublicCopy({ ...services, independentDb: db, signal }, copyOf, async (copy) => {
    if (!copy) throw new Error(`The picture of work ${id} is gone`);
    const viewer = { userId, sessionId: 0, role: 'member' } as const;
    const begin = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(db, work);
    await changeWorks({ viewer, transaction: begin, now }, async (tx, _userId, shelf) => {
      const row = await findOwnWork(tx, userId, id);
      if (!row?.shown || row.is_watermarked === shelf.has_watermark) return;
      await showWork(tx, { id, userId }, { copy, isWatermarked }, { shelf, now: now() });
    });
  });
}
