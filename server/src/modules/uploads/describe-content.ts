import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const LOOK_AT_BYTES = 4096;
const TEXT = '文本';

/** What a file is that we don't take, in words to follow 实际是. */
export async function describeContent(path: string): Promise<string> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (type?.ext === 'xml') return TEXT;
  if (type) return ` ${type.ext} 文件`;
  return (await isText(path)) ? TEXT : '无法识别的数据';
}

async function isText(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOK_AT_BYTES), 0, LOOK_AT_BYTES, 0);
    return isTextHead(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Whether a file that begins so is text. */
export function isTextHead(head: Buffer): boolean {
  try {
    // A character may be cut in two at the end.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return !/[^\P{Cc}\s]/u.test(text);
  } catch {
    return false;
  }
}
