import type { Tx } from '../../../db/database.ts';
import {
  handInVerification,
  insertDocument,
  moveVerification,
  sealDocument,
} from '../../../modules/verifications/index.ts';
import { readDemoPicture } from '../../pictures/demo-files.ts';
import { verifications, type DemoVerification } from '../../verifications.ts';
import { createTeller } from '../bounty-news.ts';

const HOUR_MS = 3_600_000;
const ANSWERED_AFTER_HOURS = 20;

type Writing = { tx: Tx; now: Date; secret: string; idOf: (username: string) => number };

/** Handed in and decided by the functions that do it for everybody, each at its own time. */
export async function writeVerifications(writing: Writing): Promise<void> {
  const tell = createTeller();
  const oldestFirst = verifications.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  for (const verification of oldestFirst) {
    const { tx, now, idOf } = writing;
    const id = await handIn(writing, verification);
    if (!verification.fate) continue;
    const { fate, hoursAgo } = verification;
    const at = new Date(now.getTime() - (hoursAgo - ANSWERED_AFTER_HOURS) * HOUR_MS);
    const move = fate.is === 'accepted' ? 'accept' : 'reject';
    const reason = fate.is === 'rejected' ? fate.why : '';
    await moveVerification(tx, id, { move, role: 'admin', userId: idOf('admin'), reason }, at);
    await tell(tx, at);
  }
}

async function handIn({ tx, now, secret, idOf }: Writing, verification: DemoVerification): Promise<number> {
  const { by, content, papers, hoursAgo } = verification;
  const userId = idOf(by);
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const ids: number[] = [];
  for (const [index, file] of papers.entries()) {
    const bytes = await readDemoPicture(file);
    const sealed = sealDocument(secret, userId, bytes);
    const name = `材料${index + 1}.webp`;
    ids.push(await insertDocument(tx, { userId, name, type: 'webp', size: bytes.length, sealed }, at));
  }
  return handInVerification(tx, { userId, form: { ...content, document_ids: ids }, secret }, at);
}
