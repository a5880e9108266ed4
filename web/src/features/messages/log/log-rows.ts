import type { Message } from '@zaojie/contract/messages/message.schemas';
import { toMillis } from '../../../text/dates.ts';
import { isSameDay } from '../chat-times.ts';
import type { Outgoing } from '../conversation/outbox.ts';

const PAUSE_MS = 10 * 60_000;

/** What stands in the log, from top to bottom. */
export type LogRow =
  | { kind: 'time'; key: string; at: number }
  | { kind: 'recalled'; key: string; message: Message; isOwn: boolean }
  | { kind: 'message'; key: string; message: Message; isOwn: boolean; startsRun: boolean; endsRun: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; startsRun: boolean };

interface Said {
  key: string;
  userId: number;
  at: number;
  entry: { message: Message } | { outgoing: Outgoing };
}

/** A day or a longer pause begins anew, with its time above; what one person says in one go is a run. */
export function logRows(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  ownId: number,
): LogRow[] {
  const said = [...messages.map(saidMessage), ...outgoing.map((each) => saidOutgoing(each, ownId))];
  return said.flatMap((each, index) => {
    const [before, after] = [said[index - 1], said[index + 1]];
    const startsAnew = before === undefined || isApart(before, each);
    const startsRun = startsAnew || !isSameRun(before, each);
    const endsRun = after === undefined || isApart(each, after) || !isSameRun(each, after);
    const row = rowOf(each, ownId, { startsRun, endsRun });
    return startsAnew ? [{ kind: 'time' as const, key: `time:${each.key}`, at: each.at }, row] : [row];
  });
}

function rowOf(said: Said, ownId: number, run: { startsRun: boolean; endsRun: boolean }): LogRow {
  const { key, userId, entry } = said;
  if ('outgoing' in entry) {
    return { kind: 'outgoing', key, outgoing: entry.outgoing, startsRun: run.startsRun };
  }
  const facts = { key, message: entry.message, isOwn: userId === ownId };
  return entry.message.is_revoked ? { kind: 'recalled', ...facts } : { kind: 'message', ...facts, ...run };
}

/** The key outlives the way from outgoing to sent, so that the bubble stays where it is. */
function saidMessage(message: Message): Said {
  return {
    key: `${message.from_user}:${message.client_id}`,
    userId: message.from_user,
    at: toMillis(message.created_at),
    entry: { message },
  };
}

function saidOutgoing(outgoing: Outgoing, ownId: number): Said {
  return {
    key: `${ownId}:${outgoing.clientId}`,
    userId: ownId,
    at: outgoing.createdAt,
    entry: { outgoing },
  };
}

function isApart(before: Said, after: Said): boolean {
  return after.at - before.at >= PAUSE_MS || !isSameDay(before.at, after.at);
}

function isRecalled({ entry }: Said): boolean {
  return 'message' in entry && entry.message.is_revoked;
}

function isSameRun(before: Said, after: Said): boolean {
  return before.userId === after.userId && !isRecalled(before) && !isRecalled(after);
}
