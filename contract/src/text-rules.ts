// Rules on plain text, apart from the schemas: pages that only need these don't load a validator.

// PostgreSQL text holds neither NUL nor lone surrogates; other controls and bidi overrides only serve to deceive.
const unstorable = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/u;

export function isStorableText(value: string): boolean {
  return !unstorable.test(value);
}

// Letters and signs that draw nothing: fillers of Hangul, the blank of Braille.
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether anybody could see it: names of spaces and joints look like no name at all. */
export function isVisibleText(value: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(value.replaceAll(blank, ''));
}

/** For what stands on one line: a name, a title, anything in an address. */
export function isStorableLine(value: string): boolean {
  return isStorableText(value) && !/[\t\n\r\u2028\u2029]/.test(value);
}

/** Where in a value, however deep, there is text that breaks the rule: the path to it, or null. */
export function findBroken(value: unknown, isRight: (text: string) => boolean): string | null {
  if (typeof value === 'string') return isRight(value) ? null : '';
  if (!isPlain(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = findBroken(inner, isRight);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A class of ours, such as a received file, is no text.
  return Array.isArray(value) || !(prototype instanceof Object);
}

export function countCharacters(value: string): number {
  return value.length > 4096 ? value.length : [...value].length;
}

/** A path on this site: never another host, never a scheme. */
export function isSitePath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return false;
  return isStorableLine(value);
}

export const mobile = /^1[3-9]\d{9}$/;
export const email = /^[^\s@<>"'(),:;[\]\\]{1,64}@[^\s@<>"'(),:;[\]\\.]+(\.[^\s@<>"'(),:;[\]\\.]+)+$/;
