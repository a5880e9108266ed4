import { createHash } from 'node:crypto';
import { transferKinds } from '@zaojie/contract/ledger/transfer-kinds';
import { yuanOf } from '@zaojie/contract/money';
import { orderEventKinds } from '@zaojie/contract/orders/order-words';
import type { Db } from '../../../db/database.ts';
import { listTransfersOf } from '../../ledger/index.ts';
import { listTalk } from '../../messages/index.ts';
import type { DetailRow } from '../view/detail-row.ts';
import { actorName, textOfEvent } from '../view/timeline.ts';
import type { Pack } from './dispute.queries.ts';

const iso = (moment: string | Date) => new Date(moment).toISOString();
// Far more than anybody reads; a limit, so that no pack is without one.
const MOST_LINES = 5000;

async function chatOf(db: Db, row: DetailRow): Promise<Pack['chat']> {
  const since = row.created_at;
  const lines = await listTalk(db, [row.client_id, row.creator_id], { since, most: MOST_LINES });
  return lines.map((line) => ({
    key: `chat-${line.id}`,
    created_at: iso(line.created_at),
    by: line.sender_id === row.client_id ? ('client' as const) : ('creator' as const),
    content: line.is_revoked
      ? ''
      : line.content || (line.file_name === null ? '' : `[文件] ${line.file_name}`),
    is_revoked: line.is_revoked,
  }));
}

async function paymentsOf(db: Db, row: DetailRow): Promise<Pack['payments']> {
  const transfers = await listTransfersOf(db, { kind: 'order', id: row.id });
  return transfers.map(({ id, kind, created_at, entries }) => ({
    key: `payment-${id}`,
    created_at: iso(created_at),
    kind,
    label: transferKinds[kind as keyof typeof transferKinds],
    amount: yuanOf(entries.reduce((sum, { amount_fen }) => sum + Math.max(0, amount_fen), 0)),
  }));
}

/** 证据包: all that is known of the order at this moment, in the order in which it happened. */
export async function collectPack(db: Db, row: DetailRow): Promise<{ pack: Pack; sha256: string }> {
  const versionOf = (deliveryId: number | null) =>
    row.deliveries.find(({ id }) => id === deliveryId)?.version ?? 0;
  const pack: Pack = {
    timeline: row.events.map((event) => ({
      key: `timeline-${event.id}`,
      created_at: iso(event.created_at),
      actor: actorName(row, event.actor),
      title: orderEventKinds[event.kind],
      text: textOfEvent(event),
    })),
    files: row.files
      .filter((file) => file.is_reference || file.delivery_id !== null)
      .map((file) => ({
        key: `file-${file.id}`,
        created_at: iso(file.created_at),
        version: versionOf(file.delivery_id),
        name: file.name,
        size: file.byte_size,
        sha256: file.sha256,
      })),
    pins: row.pins.map((pin) => ({
      key: `pin-${pin.id}`,
      created_at: iso(row.deliveries.find(({ id }) => id === pin.delivery_id)?.decided_at ?? row.updated_at),
      version: versionOf(pin.delivery_id),
      number: pin.number,
      text: pin.text,
    })),
    chat: await chatOf(db, row),
    payments: await paymentsOf(db, row),
  };
  return { pack, sha256: createHash('sha256').update(JSON.stringify(pack)).digest('hex') };
}
