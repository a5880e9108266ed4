import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { StorageConfig } from '../../config.ts';
import { InvalidStorageKey, isStorageKey, type Storage } from './storage.ts';

export type S3Options = Omit<Extract<StorageConfig, { adapter: 's3' }>, 'adapter'>;

/** These want the bucket in the host's name; everything else, our own servers above all, takes it in the path. */
const wantsBucketInHost = /\.(amazonaws\.com(\.cn)?|aliyuncs\.com|myqcloud\.com|volces\.com)$/;
const MAX_TRIES = 3;

/** Files in a bucket of any service that speaks S3. A put is seen whole or not at all, as the service promises. */
export function createS3Storage(options: S3Options): Storage {
  const client = createClient(options);
  const place = (key: string) => {
    if (!isStorageKey(key)) throw new InvalidStorageKey(key);
    return { Bucket: options.bucket, Key: key };
  };
  const sizeOf = async (key: string): Promise<number | null> => {
    const where = place(key);
    const head = await orNullWhenMissing(() => client.send(new HeadObjectCommand(where)));
    return head?.ContentLength ?? null;
  };

  return {
    sizeOf,
    exists: async (key) => (await sizeOf(key)) !== null,

    async put(key, bytes, { contentType, byteSize }) {
      const where = place(key);
      const isSized = Buffer.isBuffer(bytes) || byteSize !== undefined;
      // The service must hear the length before the first byte.
      const Body = isSized ? bytes : await buffer(bytes);
      const ContentLength = Buffer.isBuffer(Body) ? Body.length : byteSize;
      const command = new PutObjectCommand({ ...where, Body, ContentType: contentType, ContentLength });
      await sendAll(Body, (abortSignal) => client.send(command, { abortSignal }));
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ ...place(key), Range });
      const found = await orNullWhenMissing(() => client.send(command));
      if (!found) return null;
      if (!(found.Body instanceof Readable)) throw new Error('The storage service gave no stream');
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return { stream: found.Body, size: whole === undefined ? (found.ContentLength ?? 0) : Number(whole) };
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
  };
}

function createClient({ endpoint, region, key, secret }: S3Options): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: !wantsBucketInHost.test(new URL(endpoint).hostname),
    maxAttempts: MAX_TRIES,
    // Services other than Amazon's refuse the checksums that newer clients add unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The client doesn't hear when a stream breaks off, and would wait for the rest for ever. */
async function sendAll(
  bytes: Buffer | Readable,
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const broken = new AbortController();
  const giveUp = (error: Error) => broken.abort(error);
  if (bytes instanceof Readable) bytes.once('error', giveUp);
  try {
    await send(broken.signal);
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error;
  }
}

async function orNullWhenMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
