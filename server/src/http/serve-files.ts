import { extname } from 'node:path';
import { fileNotFound } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindPrivateFile } from '../frame/private-file.ts';
import { isPrivateKey, urlOfKey } from '../platform/storage/file-places.ts';
import { withEnding } from '../platform/storage/file-name.ts';
import { InvalidStorageKey, type Storage } from '../platform/storage/storage.ts';
import { sendError } from './answers.ts';
import { rangeOf } from './byte-range.ts';

type Served = { type: string; isDocument?: true };

/** What leaves the storage; everything else in it, such as pieces of uploads, stays there. */
const served: Record<string, Served> = {
  '.webp': { type: 'image/webp' },
  '.mp4': { type: 'video/mp4' },
  '.webm': { type: 'video/webm' },
  '.ogg': { type: 'video/ogg' },
  '.pdf': { type: 'application/pdf', isDocument: true },
  '.doc': { type: 'application/msword', isDocument: true },
  '.xls': { type: 'application/vnd.ms-excel', isDocument: true },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isDocument: true,
  },
  // Kept as somebody sent it, whatever it is.
  '.original': { type: 'application/octet-stream', isDocument: true },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isDocument: true },
};

/** What a page may show of an original in a picture or a player; everything else is only saved. */
const shownOriginals = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
  'image/bmp',
  'video/mp4',
  'video/webm',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
]);

type FileSource = { storage: Storage; nameOf: (url: string) => Promise<string | null> };

/** Stored files under random names. Nothing here can act as a page, whatever its bytes say. */
export function serveFiles(app: FastifyInstance, { storage, nameOf }: FileSource): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    if (isPrivateKey(key)) return sendNotFound(reply);
    return sendFile(storage, request, reply, {
      key,
      nameOf: async () => withEnding((await nameOf(urlOfKey(key))) ?? key, extname(key).slice(1)),
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });
}

type PrivateSource = { storage: Storage; find: FindPrivateFile };

/** Files for some, by addresses that were made for one reader and run out. */
export function servePrivateFiles(app: FastifyInstance, { storage, find }: PrivateSource): void {
  app.get<{ Params: { '*': string } }>('/private-files/*', async (request, reply) => {
    const file = await find(`/private-files/${request.params['*']}`);
    if (!file) return sendNotFound(reply);
    const { key, name, originalType } = file;
    return sendFile(storage, request, reply, {
      key,
      nameOf: async () => (originalType === null ? withEnding(name, extname(key).slice(1)) : name),
      ...(originalType !== null && shownOriginals.has(originalType) && { type: originalType }),
      cacheControl: `private, max-age=${file.secondsLeft}`,
    });
  });
}

type FileToSend = {
  key: string;
  nameOf: () => Promise<string>;
  cacheControl: string;
  /** Instead of what the key's ending says. */
  type?: string;
};

async function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, nameOf, cacheControl, type }: FileToSend,
): Promise<FastifyReply> {
  const kind = served[extname(key)];
  const size = kind ? await sizeOf(storage, key) : null;
  if (!kind || size === null) return sendNotFound(reply);
  const range = rangeOf(request.headers.range, size);
  if (range === null) return sendUnsatisfiable(reply, size);
  const name = kind.isDocument ? await nameOf() : null;
  const file = await storage.read(key, range === 'whole' ? undefined : range);
  if (!file) return sendNotFound(reply);
  if (reply.raw.destroyed) {
    // Whoever asked has gone meanwhile: a stream that nobody reads would stay open.
    file.stream.destroy();
    return reply.hijack();
  }
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  if (name !== null) reply.header('content-disposition', attachmentNamed(name, extname(key)));
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .header('accept-ranges', 'bytes')
    .header('content-length', range === 'whole' ? size : range.end - range.start + 1)
    .type(type ?? kind.type)
    .send(file.stream);
}

async function sizeOf(storage: Storage, key: string): Promise<number | null> {
  try {
    return await storage.sizeOf(key);
  } catch (error) {
    if (error instanceof InvalidStorageKey) return null;
    throw error;
  }
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, fileNotFound);
}

function sendUnsatisfiable(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${size}`).send();
}

/** The name in full for all browsers of today, and a plain one beside it (RFC 6266). */
function attachmentNamed(name: string, extension: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="download${extension}"; filename*=UTF-8''${encoded}`;
}
