import type { FileHandle } from 'node:fs/promises';

/** The bytes at a place; null where the file ends before. */
export async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return bytesRead === length ? buffer : null;
}

export async function writeBytes(file: FileHandle, at: number, bytes: Buffer): Promise<void> {
  await file.write(bytes, 0, bytes.length, at);
}
