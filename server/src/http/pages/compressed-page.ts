import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const BROTLI_QUALITY = 5;
const KEPT_MS = 10_000;
const KEPT_AT_MOST = 50;

/** The same page is compressed once, for all who ask for it meanwhile. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT_AT_MOST, ttl: KEPT_MS });

function compress(html: string): Promise<Buffer> {
  const known = kept.get(html);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const made = promisify(brotliCompress)(html, { params });
  kept.set(html, made);
  made.catch(() => kept.delete(html));
  return made;
}

/** Pages belong to no route of their own, so what compresses the answers of routes doesn't see them. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html));
}
