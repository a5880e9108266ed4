import { extname } from 'node:path';
import { PassThrough, pipeline, Transform, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { fileNotFound } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindPlayFile, PlayFile } from '../../frame/play-file.ts';
import type { ByteRange, Storage } from '../../platform/storage/storage.ts';
import { sendError } from '../answers.ts';
import { rangeOf } from '../byte-range.ts';
import { PLAY_PATH, playFolder } from './play-path.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
  '.flac': 'audio/flac',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
};

/** What a build can do, wherever it is opened: its own files, no storage, no call of anything else, no window but its own. */
function policyFor(folder: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${folder} 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:`,
    `style-src ${folder} 'unsafe-inline'`,
    `img-src ${folder} data: blob:`,
    `font-src ${folder} data:`,
    `media-src ${folder} data: blob:`,
    'worker-src blob:',
    // Engines fetch their own code and levels; nothing else of ours lies in the folder.
    `connect-src ${folder === "'self'" ? "'none'" : `${folder} data: blob:`}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

type PlaySource = { storage: Storage; find: FindPlayFile };
type PlayRequest = FastifyRequest<{ Params: { token: string; '*': string } }>;

/**
 * Builds that members made, for a frame of our own pages. Nobody is asked who they are, and nothing that is said here depends on
 * it. They run in an origin of their own, so their files must be open to it: nothing of them is secret.
 */
export function servePlay(app: FastifyInstance, { storage, find }: PlaySource): void {
  app.get(`${PLAY_PATH}:token/*`, async (request: PlayRequest, reply) => {
    const { token, '*': path } = request.params;
    const file = await find(token, path);
    reply
      .header('content-security-policy', policyFor(playFolder(request.headers.host, token)))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      // It has no origin that could be keyed, and a browser says so in the console of the page.
      .removeHeader('origin-agent-cluster');
    return file ? sendPart(storage, { request, reply }, file) : sendError(reply, fileNotFound);
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function sendPart(
  storage: Storage,
  { request, reply }: Exchange,
  file: PlayFile,
): Promise<FastifyReply> {
  // Packed bytes have no middle that one could begin at.
  const range = file.isDeflated ? 'whole' : rangeOf(request.headers.range, file.size);
  if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const body = await openPart(storage, file, range);
  if (!body) return sendError(reply, fileNotFound);
  if (reply.raw.destroyed) {
    body.destroy();
    return reply.hijack();
  }
  if (!file.isDeflated) reply.header('accept-ranges', 'bytes');
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-length', range === 'whole' ? file.size : range.end - range.start + 1)
    .type(types[extname(file.path).toLowerCase()] ?? 'application/octet-stream')
    .send(body);
}

async function openPart(
  storage: Storage,
  file: PlayFile,
  range: ByteRange | 'whole',
): Promise<Readable | null> {
  const { key, offset, packedSize, size, isDeflated } = file;
  if (packedSize === 0) return new PassThrough().end();
  const bytes = range === 'whole' ? { start: 0, end: packedSize - 1 } : range;
  const stored = await storage.read(key, { start: offset + bytes.start, end: offset + bytes.end });
  if (!stored || !isDeflated) return stored?.stream ?? null;
  // A part that unpacks to more than its archive said ends here.
  const held = holdTo(size);
  pipeline(stored.stream, createInflateRaw(), held, () => undefined);
  return held;
}

function holdTo(size: number): Transform {
  let left = size;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new Error('more than its archive said'));
      else done(null, chunk);
    },
  });
}
