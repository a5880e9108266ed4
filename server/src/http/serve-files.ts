import { extname } from 'node:path';
import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
    const kind = served[extname(key)];
    const size = kind ? await sizeOf(storage, key) : null;
    if (!kind || size === null) return sendNotFound(reply);
    const range = rangeOf(request.headers.range, size);
    if (range === null) return sendUnsatisfiable(reply, size);
    const name = kind.isDocument ? ((await nameOf(`/files/${key}`)) ?? key) : null;
    const file = await storage.read(key, range === 'whole' ? undefined : range);
    if (!file) return sendNotFound(reply);
    if (range !== 'whole') {
      reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    }
    if (name !== null) reply.header('content-disposition', attachmentNamed(name, extname(key)));
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      .header('content-length', range === 'whole' ? size : range.end - range.start + 1)
      .type(kind.type)
      .send(file.stream);
  });
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
  return sendError(reply, frameErrors.unknownEndpoint, { msg: '文件不存在' });
}

function sendUnsatisfiable(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${size}`).send();
}

/** The name in full for all browsers of today, and a plain one beside it (RFC 6266). */
function attachmentNamed(name: string, extension: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="download${extension}"; filename*=UTF-8''${encoded}`;
}
