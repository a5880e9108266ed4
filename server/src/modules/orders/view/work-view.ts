import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderDelivery, OrderDetail, OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import { addressFor, type Preview, type Signing } from '../../uploads/index.ts';
import { freeCancelOf, silentDays } from '../engine/clock.ts';
import type { Side } from '../engine/order-row.ts';
import { viewPicture } from '../files/order-pictures.ts';
import type { DetailRow, FilePart } from './detail-row.ts';
import { freeCancelWords } from './free-cancel.ts';
import { isoOf } from './words.ts';

export type Looking = {
  signing: Signing;
  viewerId: number;
  role: Side | 'admin';
  previews: ReadonlyMap<number, Preview>;
  now: Date;
};

const iso = (text: string) => new Date(text).toISOString();

/** The client gets the original when the order is completed; until then what can be looked at. */
export function isLocked(
  row: Pick<DetailRow, 'status'>,
  file: Pick<FilePart, 'is_reference'>,
  role: Looking['role'],
) {
  return role === 'client' && !file.is_reference && row.status !== 'completed';
}

export function viewFile(row: DetailRow, file: FilePart, looking: Looking): OrderFile {
  const { signing, viewerId } = looking;
  const locked = isLocked(row, file, looking.role);
  const isExpired = row.files_removed_at !== null;
  const picture = looking.previews.get(file.id)?.picture;
  const preview = picture && {
    url: addressFor(signing, viewerId, picture),
    width: picture.width ?? 0,
    height: picture.height ?? 0,
  };
  return {
    id: file.id,
    name: file.name,
    size: file.byte_size,
    sha256: file.sha256,
    kind: file.kind,
    preview: (!isExpired && preview) || null,
    url: locked || isExpired ? null : addressFor(signing, viewerId, { id: file.upload_id, url: file.url }),
    is_locked: locked && !isExpired,
    is_expired: isExpired,
    created_at: iso(file.created_at),
  };
}

export function viewDeliveries(row: DetailRow, looking: Looking): OrderDelivery[] {
  return row.deliveries.map((delivery) => ({
    version: delivery.version,
    description: delivery.description,
    files: row.files
      .filter((file) => file.delivery_id === delivery.id)
      .map((file) => viewFile(row, file, looking)),
    pins: row.pins
      .filter((pin) => pin.delivery_id === delivery.id)
      .map(({ id, number, file_id, x, y, text, done_in }) => ({
        id,
        number,
        file_id,
        x,
        y,
        text,
        is_done: done_in !== null,
      })),
    state: delivery.state,
    reason: delivery.reason,
    created_at: iso(delivery.created_at),
    decided_at: delivery.decided_at && iso(delivery.decided_at),
  }));
}

export function viewProgress(
  row: DetailRow,
  { signing, viewerId }: Looking,
): OrderDetail['progress_entries'] {
  return row.events
    .filter(({ kind }) => kind === 'progress')
    .map(({ id, data, text, created_at }) => ({
      id,
      progress: data.progress ?? 0,
      description: text,
      images: (data.images ?? []).map((picture) => viewPicture(signing, viewerId, picture)),
      created_at: iso(created_at),
    }));
}

const signs = new Set(['confirmed', 'progress', 'delivered', 'extension_asked']);

/** 进度心跳 */
export function heartbeatOf(row: DetailRow, { role, now }: Looking): OrderDetail['heartbeat'] {
  if (row.schedule_end_at === null) return null;
  const begun = dayInShanghai(row.schedule_start_at ?? row.created_at);
  const today = dayInShanghai(row.ended_at ?? now);
  const first = dayAfter(today, 1 - orderLimits.heartbeatDays);
  const from = begun > first ? begun : first;
  const days: { day: string; signs: number; gained: number }[] = [];
  for (let day = from; day <= today; day = dayAfter(day, 1)) days.push({ day, signs: 0, gained: 0 });
  for (const { kind, data, created_at } of row.events) {
    const day = signs.has(kind) && days.find((each) => each.day === dayInShanghai(new Date(created_at)));
    if (!day) continue;
    day.signs += 1;
    day.gained += Math.max(0, data.gained ?? 0);
  }
  return {
    silent_days: silentDays(row, now),
    days,
    free_cancel_at: isoOf(freeCancelOf(row)?.at ?? null),
    free_cancel_words: freeCancelWords(row, now, role === 'client' ? '你' : '客户'),
    reminded_at: isoOf(row.reminded_at),
  };
}
