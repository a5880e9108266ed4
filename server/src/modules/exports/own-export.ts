import type * as endpoints from '@zaojie/contract/exports/export.endpoints';
import { exportErrors } from '@zaojie/contract/exports/export.errors';
import type { ExportStatus } from '@zaojie/contract/exports/export.schemas';
import type { Db } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { Context, Viewer } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';
import { demandOwner } from '../accounts/index.ts';
import { addressFor, getUploadFacts } from '../uploads/index.ts';
import { exportRules } from './export.events.ts';
import { findLatest, insertExport, type ExportRow } from './export.queries.ts';

function whyNot(latest: ExportRow | undefined, now: Date) {
  if (latest?.state === 'waiting') return exportErrors.waiting;
  const isFresh = latest && now.getTime() - latest.asked_at.getTime() < exportRules.restMs;
  return isFresh && latest.state === 'ready' ? exportErrors.tooSoon : null;
}

async function viewStatus(db: Db, context: Context<Viewer>): Promise<ExportStatus> {
  const latest = await findLatest(db, context.viewer.userId);
  const canAsk = whyNot(latest, context.now()) === null;
  const isOver = latest?.expires_at && latest.expires_at <= context.now();
  if (!latest || isOver) return { latest: null, can_ask: canAsk };
  const [file] = latest.upload_id === null ? [] : await getUploadFacts(db, [latest.upload_id]);
  return {
    latest: {
      id: latest.id,
      state: latest.state as 'waiting' | 'ready' | 'failed',
      asked_at: latest.asked_at.toISOString(),
      ready_at: latest.ready_at?.toISOString() ?? null,
      expires_at: latest.expires_at?.toISOString() ?? null,
      byte_size: latest.byte_size,
      url: file ? addressFor(context, context.viewer.userId, file) : null,
    },
    can_ask: canAsk,
  };
}

export const getExport: Action<typeof endpoints.getExport> = (context) => viewStatus(context.db, context);

export const askExport: Action<typeof endpoints.askExport> = async (context, { body }) => {
  const { userId } = context.viewer;
  const demandStill = await demandOwner(context, body);
  const status = await context.transaction(async (tx) => {
    await demandStill(tx);
    const refused = whyNot(await findLatest(tx, userId), context.now());
    if (refused) throw new Refusal(refused);
    const exportId = await insertExport(tx, userId, context.now());
    if (exportId === null) throw new Refusal(exportErrors.waiting);
    await scheduleJob(tx, 'make-export', { exportId }, { maxAttempts: exportRules.tries });
    return viewStatus(tx, context);
  });
  context.log.info({ event: 'export.asked', userId }, 'export asked for');
  return new Answer('开始准备了，好了会通知你', status);
};
