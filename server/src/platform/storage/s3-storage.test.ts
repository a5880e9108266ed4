import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestBucket, type TestBucket } from './bucket-test-rig.ts';
import { createS3Storage } from './s3-storage.ts';
import { InvalidStorageKey, type Storage } from './storage.ts';

const webp = { contentType: 'image/webp' };
let bucket: TestBucket;
let storage: Storage;

beforeEach(async () => {
  bucket = await startTestBucket();
  const { endpoint } = bucket;
  storage = createS3Storage({ endpoint, region: 'us-east-1', bucket: 'files', key: 'key', secret: 'secret' });
});
afterEach(() => bucket.close());

async function readAll(key: string): Promise<Buffer | null> {
  const found = await storage.read(key);
  return found && buffer(found.stream);
}

describe('bucket storage', () => {
  it('gives back the bytes it was given, from a buffer and from a stream with and without a known size', async () => {
    const bytes = randomBytes(300_000);
    const stream = () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
    await storage.put('images/ab/one.webp', bytes, webp);
    await storage.put('images/ab/two.webp', stream(), webp);
    await storage.put('images/ab/three.webp', stream(), { ...webp, byteSize: bytes.length });
    for (const name of ['one', 'two', 'three']) {
      expect((await readAll(`images/ab/${name}.webp`))?.equals(bytes)).toBe(true);
    }
    expect(bucket.objects.get('/files/images/ab/three.webp')?.type).toBe('image/webp');
  });

  it('gives up a stream that breaks off, and has nothing of it', async () => {
    async function* breakOff() {
      yield Buffer.alloc(1000);
      throw new Error('the source went away');
    }
    const put = storage.put('a.mp4', Readable.from(breakOff(), { objectMode: false }), {
      ...webp,
      byteSize: 5000,
    });
    await expect(put).rejects.toThrow('the source went away');
    expect(bucket.objects.size).toBe(0);
  });

  it('sends no checksum that other services do not know', async () => {
    await storage.put('a.webp', Buffer.from('x'), webp);
    expect(Object.keys(bucket.lastHeaders).filter((name) => name.includes('checksum'))).toEqual([]);
  });

  it('gives a part of a file, and the size of the whole', async () => {
    await storage.put('a.mp4', Buffer.from('0123456789'), webp);
    const found = await storage.read('a.mp4', { start: 2, end: 4 });
    expect(found && String(await buffer(found.stream))).toBe('234');
    expect(found?.size).toBe(10);
    expect(await storage.sizeOf('a.mp4')).toBe(10);
  });

  it('says what is there, and deletes twice without complaint', async () => {
    expect(await storage.exists('a/b.webp')).toBe(false);
    expect(await storage.sizeOf('a/b.webp')).toBeNull();
    expect(await storage.read('a/b.webp')).toBeNull();
    await storage.put('a/b.webp', Buffer.from('x'), webp);
    expect(await storage.exists('a/b.webp')).toBe(true);
    await storage.delete('a/b.webp');
    await storage.delete('a/b.webp');
    expect(await storage.exists('a/b.webp')).toBe(false);
  });

  it('does not take a refusal for a missing file', async () => {
    const { endpoint } = bucket;
    const stranger = createS3Storage({ endpoint, region: 'r', bucket: 'files', key: 'other', secret: 'x' });
    await expect(stranger.sizeOf('a.webp')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(stranger.read('a.webp')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it.each(['../a.webp', '/a.webp', 'a//b.webp', 'A.webp'])('refuses the key %s everywhere', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), webp)).rejects.toThrow(InvalidStorageKey);
    await expect(storage.read(key)).rejects.toThrow(InvalidStorageKey);
    await expect(storage.delete(key)).rejects.toThrow(InvalidStorageKey);
    await expect(storage.sizeOf(key)).rejects.toThrow(InvalidStorageKey);
  });
});
