import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type TestBucket = {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Headers of the last request. */
  lastHeaders: IncomingMessage['headers'];
  close(): Promise<void>;
};

/** The part of the S3 protocol that the storage speaks, over real HTTP. */
export async function startTestBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  // Who breaks off in the middle of a file hears nothing, and has stored nothing.
  const server: Server = createServer((request, response) => {
    answer(bucket, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bucket: TestBucket = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    lastHeaders: {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
}

async function answer(bucket: TestBucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '', bucket.endpoint).pathname;
  bucket.lastHeaders = request.headers;
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
    response.writeHead(403).end();
  } else if (request.method === 'PUT') {
    bucket.objects.set(key, { bytes: await buffer(request), type: request.headers['content-type'] ?? '' });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    bucket.objects.delete(key);
    response.writeHead(204).end();
  } else give(bucket.objects.get(key), request, response);
}

function give(
  object: { bytes: Buffer; type: string } | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!object) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end(
      request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code><Message>-</Message></Error>',
    );
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const isPart = start !== undefined && end !== undefined;
  const bytes = isPart ? object.bytes.subarray(Number(start), Number(end) + 1) : object.bytes;
  response.writeHead(isPart ? 206 : 200, {
    'content-type': object.type,
    'content-length': bytes.length,
    ...(isPart && { 'content-range': `bytes ${start}-${end}/${object.bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? '' : bytes);
}
