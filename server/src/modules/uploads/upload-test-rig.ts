import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';

const BOUNDARY = 'a-boundary-for-tests';

export type FormPart = { field: string; value: string } | { field: string; filename: string; bytes: Buffer };

export function formOf(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap((part) => {
    const isFile = 'bytes' in part;
    const filename = isFile ? `; filename="${part.filename}"` : '';
    const type = isFile ? '\r\ncontent-type: application/octet-stream' : '';
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part.field}"${filename}${type}\r\n\r\n`;
    return [Buffer.from(head), isFile ? part.bytes : Buffer.from(part.value), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export async function sendForm(
  app: TestApp,
  token: string | null,
  payload: Buffer,
  headers: Record<string, string> = {},
  path = '/common/upload',
): Promise<CallAnswer> {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(token !== null && { token }),
      ...headers,
    },
    payload,
  });
  const body = JSON.parse(answer.payload) as Pick<CallAnswer, 'code' | 'msg' | 'data'>;
  return { ...body, status: answer.statusCode, headers: answer.headers, raw: answer.payload };
}

export function upload(
  app: TestApp,
  token: string | null,
  bytes: Buffer,
  filename = 'a.bin',
): Promise<CallAnswer> {
  return sendForm(app, token, formOf([{ field: 'file', filename, bytes }]));
}

/** To a module that takes files by a call of its own. */
export function sendFormTo(
  app: TestApp,
  path: string,
  token: string,
  bytes: Buffer,
  filename: string,
): Promise<CallAnswer> {
  return sendForm(app, token, formOf([{ field: 'file', filename, bytes }]), {}, path);
}

export type Piece = { bytes: Buffer; index: number; count: number; id: string };

export function sendPiece(app: TestApp, token: string, piece: Piece): Promise<CallAnswer> {
  const parts: FormPart[] = [
    { field: 'file', filename: 'blob', bytes: piece.bytes },
    { field: 'chunkid', value: piece.id },
    { field: 'chunkindex', value: String(piece.index) },
    { field: 'chunkcount', value: String(piece.count) },
    { field: 'filename', value: 'whole.pdf' },
  ];
  return sendForm(app, token, formOf(parts));
}

/** Every file in the app's folder but the database's own. */
export async function filesOf(app: TestApp): Promise<string[]> {
  const folder = app.services.config.dataDir;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export const photo = (width = 640, height = 320) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7f7b' } })
    .jpeg()
    .toBuffer();

/** A document of exactly so many bytes. */
export function pdf(bytes = 1000): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, 'x')]);
}

/** The first box of an mp4 file, and then nothing. */
export function mp4(bytes = 1000): Buffer {
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
