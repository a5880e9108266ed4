import { fileTypeFromBuffer } from 'file-type';
import { isTextHead } from '../describe-content.ts';

/** How much of a file's beginning is enough to know what it is. */
export const HEAD_BYTES = 64 * 1024;

const UNKNOWN = 'application/octet-stream';

/** What programs begin with, in hexadecimal. Archives and scripts without a `#!` line are known by their names alone. */
const programs = [
  '7f454c46', // ELF
  'feedface', // Mach-O, in either order of bytes, of 32 and 64 bits, and several in one
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe', // and Java classes
  'cafebabf',
  '6465780a', // Android
  '4c0000000114020000000000c000000000000046', // Windows shortcuts
  'edabeedb', // RPM
  '213c617263683e0a64656269616e', // Debian packages
  '78617221', // installers of macOS
].map((magic) => Buffer.from(magic, 'hex'));

/** DOS and Windows programs have no mark but two letters, which a text may begin with; their header always has zeros. */
function isWindowsProgram(head: Buffer): boolean {
  return head.toString('latin1', 0, 2) === 'MZ' && head.subarray(0, 64).includes(0);
}

/** `#!/bin/sh`; sound files may begin with `#!` as well, but with no path behind it. */
function isScript(head: Buffer): boolean {
  return /^#![ \t]*\//.test(head.toString('latin1', 0, 64));
}

export function isExecutable(head: Buffer): boolean {
  const isProgram = programs.some((magic) => head.subarray(0, magic.length).equals(magic));
  return isProgram || isWindowsProgram(head) || isScript(head);
}

/** For showing and for whether a preview can be drawn; nothing is allowed or refused by it. */
export async function mimeOf(head: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  const [mime = UNKNOWN] = type?.mime.split(';') ?? [];
  if (type) return mime;
  return isTextHead(head) ? 'text/plain' : UNKNOWN;
}
