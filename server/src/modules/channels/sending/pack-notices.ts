import type { OutsideChannel } from '@zaojie/contract/channels/channel.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Services } from '../../../frame/context.ts';
import { listUnreadTold } from '../../messages/index.ts';
import { getSwitches, isWantedBy, listTold, quietUntil } from '../../notifications/index.ts';
import { schedulePacking, scheduleSending } from './channel.jobs.ts';
import { lineOfNotice, linesOfMessages, type Line } from './line.ts';
import { isAnythingOutgoing, takeOutgoing, type OutgoingRow } from './outgoing.queries.ts';
import { insertParcel, lastParcelAt, lockChannel } from './parcel.queries.ts';

/** The first mail goes at once; what comes soon after it waits and comes together. */
const MAIL_GAP_MS = 10 * 60_000;

async function holdUntil(
  tx: Tx,
  userId: number,
  channel: OutsideChannel,
  { quiet, now }: { quiet: Date | null; now: Date },
): Promise<Date | null> {
  if (quiet) return quiet;
  const last = channel === 'mail' ? await lastParcelAt(tx, userId, channel) : null;
  const next = last && new Date(last.getTime() + MAIL_GAP_MS);
  return next && next > now ? next : null;
}

const idsOf = (rows: readonly OutgoingRow[], field: 'noticeId' | 'messageId') =>
  rows.flatMap((row) => row[field] ?? []);

/** What was read or taken back meanwhile is no news. */
async function linesOf(db: Db, rows: readonly OutgoingRow[]): Promise<Line[]> {
  const eventOf = new Map(rows.map(({ noticeId, event }) => [noticeId, event]));
  const notices = await listTold(db, idsOf(rows, 'noticeId'));
  const messages = await listUnreadTold(db, idsOf(rows, 'messageId'));
  return [
    ...notices.map((notice) => lineOfNotice(notice, eventOf.get(notice.id) ?? 'system')),
    ...linesOfMessages(messages),
  ];
}

/** Makes one message of everything that waits, or looks again when the person may be told. */
export async function packNotices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
  channel: OutsideChannel,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockChannel(tx, userId, channel);
    if (!(await isAnythingOutgoing(tx, userId, channel))) return;
    const { settings, outside } = await getSwitches(tx, userId);
    const quiet = quietUntil(settings, now());
    const until = await holdUntil(tx, userId, channel, { quiet, now: now() });
    if (until) return schedulePacking(tx, userId, channel, until);
    const rows = await takeOutgoing(tx, userId, channel);
    const wanted = rows.filter(({ event }) => isWantedBy(outside, channel, event));
    const lines = await linesOf(tx, wanted);
    if (lines.length === 0) return;
    await scheduleSending(tx, await insertParcel(tx, { userId, channel, lines }, now()));
  });
}
