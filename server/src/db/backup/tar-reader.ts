import { BLOCK, decodeBlock, decodeRecords, type TarEntry } from './tar-header.ts';

export type TarMember = TarEntry & { body: AsyncIterable<Buffer> };

/** Members in order, as a stream: a body must be read before asking for the next member; what is left is skipped. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarMember> {
  const source = new ByteSource(bytes);
  let records = new Map<string, string>();
  for (;;) {
    const header = decodeBlock(await source.read(BLOCK));
    if (header === null) {
      await source.drain(); // to the very end, so that the compressed stream's own checksum is looked at
      return;
    }
    if (header.type === 'x') {
      records = decodeRecords(await source.read(header.size));
      await source.read(padded(header.size));
      continue;
    }
    if (header.type !== '0') throw new Error(`unexpected kind of tar member: ${header.type}`);
    const size = Number(records.get('size') ?? header.size);
    const body = source.take(size);
    yield { name: records.get('path') ?? header.name, size, modifiedAt: header.modifiedAt, body };
    for await (const skipped of body) void skipped;
    await source.read(padded(size));
    records = new Map();
  }
}

function padded(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

class ByteSource {
  readonly #iterator: AsyncIterator<Buffer>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#iterator = bytes[Symbol.asyncIterator]();
  }

  async read(length: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.take(length)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async *take(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (this.#buffer.length === 0) await this.#refill();
      const chunk = this.#buffer.subarray(0, missing);
      this.#buffer = this.#buffer.subarray(chunk.length);
      missing -= chunk.length;
      yield chunk;
    }
  }

  async drain(): Promise<void> {
    while ((await this.#iterator.next()).done !== true);
  }

  async #refill(): Promise<void> {
    const { value, done } = await this.#iterator.next();
    if (done === true) throw new Error('the archive ends in the middle of a member');
    this.#buffer = value;
  }
}
