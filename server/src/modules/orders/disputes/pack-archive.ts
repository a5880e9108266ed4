import { SHANGHAI_AHEAD_MS } from '@zaojie/contract/days';
import { writeTar, type NewMember } from '../../../db/backup/tar.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Preview } from '../../uploads/index.ts';
import type { DetailRow } from '../view/detail-row.ts';
import { isLocked, type Looking } from '../view/work-view.ts';
import type { DisputeRow } from './dispute.queries.ts';

export type Archive = {
  row: DetailRow;
  dispute: DisputeRow;
  role: Looking['role'];
  previews: ReadonlyMap<number, Preview>;
};

const inShanghai = (moment: string | Date) =>
  new Date(new Date(moment).getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** One component of a path, whatever somebody called their file. */
const plainName = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_';

function textMember(name: string, lines: readonly string[], at: Date): NewMember {
  const body = Buffer.from(lines.map((line) => `${line}\r\n`).join(''));
  return { name, size: body.length, modifiedAt: at, body: [body] };
}

const indented = (text: string) => text.replaceAll('\n', '\r\n    ');

/** What can be read without a program: each part of the pack as lines. */
function textsOf({ row, dispute }: Archive): NewMember[] {
  const { pack, created_at: at } = dispute;
  const names = { client: row.client.nickname, creator: row.creator.nickname };
  const statements = row.dispute?.statements ?? [];
  const parts: [string, string[]][] = [
    [
      '时间线.txt',
      pack.timeline.map((e) => `${inShanghai(e.created_at)}  ${e.actor}  ${e.title}  ${indented(e.text)}`),
    ],
    [
      '文件与哈希.txt',
      pack.files.map((f) => `${f.sha256}  第${f.version}版  ${f.size} 字节  ${plainName(f.name)}`),
    ],
    ['修改清单.txt', pack.pins.map((p) => `第${p.version}版 ${p.number}号  ${indented(p.text)}`)],
    [
      '聊天记录.txt',
      pack.chat.map(
        (c) =>
          `${inShanghai(c.created_at)}  ${names[c.by]}  ${c.is_revoked ? '（撤回了一条消息）' : indented(c.content)}`,
      ),
    ],
    [
      '付款.txt',
      pack.payments.map((p) => `${inShanghai(p.created_at)}  ${p.label}  ¥${p.amount.toFixed(2)}`),
    ],
    [
      '陈述.txt',
      statements.map((s) => `${inShanghai(s.created_at)}  ${names[s.by_side]}  ${indented(s.content)}`),
    ],
  ];
  return parts.map(([name, lines]) => textMember(name, lines, at));
}

/** Byte for byte what the hash is of: whoever doubts it can reckon it again. */
function packMember({ dispute }: Archive): NewMember {
  return textMember('证据包.json', [JSON.stringify(dispute.pack)], dispute.created_at);
}

type Kept = { name: string; url: string; at: Date };

/** What the client may not have yet comes as it may be looked at. */
function filesOf({ row, role, previews }: Archive): Kept[] {
  const files = row.files.filter((file) => file.is_reference || file.delivery_id !== null);
  return files.flatMap((file) => {
    const delivery = row.deliveries.find(({ id }) => id === file.delivery_id);
    const folder = file.is_reference ? '参考' : `第${delivery?.version ?? 0}版`;
    const kept = { name: `${folder}/${file.id}-${plainName(file.name)}`, at: new Date(file.created_at) };
    if (!isLocked(row, file, role)) return [{ ...kept, url: file.url }];
    const preview = previews.get(file.id)?.picture;
    return preview ? [{ ...kept, name: `${kept.name}.预览.webp`, url: preview.url }] : [];
  });
}

function picturesOf({ row }: Archive): Kept[] {
  const refund = row.refund;
  const shown = [
    ...(refund ? [{ folder: '退款图片', images: refund.images, at: refund.created_at }] : []),
    ...(row.dispute?.statements ?? []).map((s) => ({
      folder: `陈述图片/${s.by_side === 'client' ? '客户' : '创作者'}`,
      images: s.images,
      at: s.created_at,
    })),
  ];
  return shown.flatMap(({ folder, images, at }) =>
    images.map(({ id, name, url }) => ({
      name: `${folder}/${id}-${plainName(name)}`,
      url,
      at: new Date(at),
    })),
  );
}

async function* membersOf(storage: Storage, archive: Archive): AsyncGenerator<NewMember> {
  yield packMember(archive);
  yield* textsOf(archive);
  const gone: string[] = [];
  for (const { name, url, at } of [...filesOf(archive), ...picturesOf(archive)]) {
    const file = await storage.read(keyOfUrl(url));
    if (file) yield { name, size: file.size, modifiedAt: at, body: file.stream };
    else gone.push(name);
  }
  if (gone.length > 0) yield textMember('已过保存期的文件.txt', gone, archive.dispute.created_at);
}

/** 证据包 as one archive, made while it is sent: nothing of it is held in memory or on disk. */
export const writeArchive = (storage: Storage, archive: Archive): AsyncGenerator<Buffer> =>
  writeTar(membersOf(storage, archive));
