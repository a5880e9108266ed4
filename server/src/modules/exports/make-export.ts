import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../frame/context.ts';
import type { ExportPart } from '../../frame/own-data.ts';
import { writeArchive } from '../../db/backup/archive-writer.ts';
import type { NewMember } from '../../db/backup/tar.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { keepArchive, useUploads } from '../uploads/index.ts';
import { exportRules } from './export.events.ts';
import { findExport, markReady } from './export.queries.ts';

/** Somebody else's run was first; what this one wrote is taken back. */
class AlreadyMade extends Error {}

async function rowsOf(part: ExportPart, services: Services, userId: number): Promise<readonly unknown[]> {
  if (part.read) return part.read(services, userId);
  if (!part.rows) return [];
  return (await part.rows(userId).execute(services.db)).rows;
}

function textFile(name: string, text: string, modifiedAt: Date): NewMember {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, modifiedAt, body: [bytes] };
}

const INTRODUCTION = `这是你在造界的全部数据。
时间都是世界标准时间，比北京时间早 8 小时；金额的单位是分。
里面只有你自己的东西：别人发给你的消息、别人的评论和资料不在其中。
`;

/** One part after the other: what is large is never held as a whole. */
export async function* membersOf(services: Services, userId: number): AsyncGenerator<NewMember> {
  const now = services.now();
  const lines = services.exportParts.map(({ name, about }) => `${name}.json  ${about}`);
  yield textFile('说明.txt', `${INTRODUCTION}\n${lines.join('\n')}\n`, now);
  for (const part of services.exportParts) {
    const rows = await rowsOf(part, services, userId);
    yield textFile(`${part.name}.json`, `${JSON.stringify(rows, null, 2)}\n`, now);
    if (part.files) yield* part.files(services, userId);
  }
}

/** Runs again from the beginning when it was cut off: nothing of a run is seen before it is whole. */
export async function makeExport(services: Services, exportId: number): Promise<void> {
  const asked = await findExport(services.db, exportId);
  if (asked?.state !== 'waiting') return;
  const userId = asked.user_id;
  const path = join(services.config.dataDir, 'incoming', `${randomUUID()}.tar.gz`);
  try {
    await writeArchive(path, membersOf(services, userId));
    const name = `造界数据-${asked.asked_at.toISOString().slice(0, 10)}.tar.gz`;
    await keepArchive(services, { path, name, userId }, async (tx, upload) => {
      const now = services.now();
      const expiresAt = new Date(now.getTime() + exportRules.keptMs);
      const ready = { uploadId: upload.id, byteSize: upload.byteSize, now, expiresAt };
      if (!(await markReady(tx, exportId, ready))) throw new AlreadyMade();
      const use = { kind: 'export', ownerId: exportId, readers: 'owner', readerIds: [userId] } as const;
      await useUploads(tx, use, [upload]);
      await emitEvent(tx, 'export.ready', { exportId, userId });
    });
  } catch (error) {
    if (!(error instanceof AlreadyMade)) throw error;
  } finally {
    await rm(path, { force: true });
  }
}
