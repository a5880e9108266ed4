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
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isDocument: true },
};

type FileSource = { storage: Storage; nameOf: (url: string) => Promise<string | null> };

/** Stored files under random names. Nothing here can act as a page, whatever its bytes say. */
export function serveFiles(app: FastifyInstance, { storage, nameOf }: FileSource): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    if (isPrivateKey(key)) return sendNotFound(reply);
    return sendFile(storage, request, reply, {
      key,
      nameOf: async () => (await nameOf(urlOfKey(key))) ?? key,
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
    return sendFile(storage, request, reply, {
      key: file.key,
      nameOf: async () => file.name,
      cacheControl: `private, max-age=${file.secondsLeft}`,
    });
  });
}

type FileToSend = { key: string; nameOf: () => Promise<string>; cacheControl: string };

async function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, nameOf, cacheControl }: FileToSend,
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
    .type(kind.type)
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

/** The name in full for all browsers of today, and a plain one beside it (RFC 6266); its ending is the stored file's. */
function attachmentNamed(name: string, extension: string): string {
  const encoded = encodeURIComponent(withEnding(name, extension.slice(1))).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="download${extension}"; filename*=UTF-8''${encoded}`;
}
