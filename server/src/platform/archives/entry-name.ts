const UTF8_FLAG = 0x800;
const NAME_MAX = 255;

/** Names that aren't marked as UTF-8 are often so all the same, and otherwise come from a Chinese Windows. */
export function nameOfEntry(raw: Buffer, flags: number): string {
  return decode(raw, flags).replaceAll('\\', '/');
}

function decode(raw: Buffer, flags: number): string {
  if ((flags & UTF8_FLAG) !== 0) return raw.toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return new TextDecoder('gb18030').decode(raw);
  }
}

/** Whether unpacking it would write outside of the folder, or under a name that nobody can read as it is. */
export function isEscapingName(name: string): boolean {
  if (name === '' || name.startsWith('/') || /^[a-z]:/i.test(name)) return true;
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name)) return true;
  const parts = name.replace(/\/$/, '').split('/');
  return parts.some((part) => part === '..' || part === '' || [...part].length > NAME_MAX);
}
