import { extname } from 'node:path';
import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../platform/storage/storage.ts';
import { sendError } from './answers.ts';

const contentTypes: Record<string, string> = { '.webp': 'image/webp' };

/** Stored files under random names. Nothing here can act as a page, whatever its bytes say. */
export function serveFiles(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const type = contentTypes[extname(key)];
    const file = type === undefined ? null : await storage.read(key).catch(() => null);
    if (!file || type === undefined)
      return sendError(reply, frameErrors.unknownEndpoint, { msg: '文件不存在' });
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', file.size)
      .type(type)
      .send(file.stream);
  });
}
