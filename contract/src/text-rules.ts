// Rules on plain text, apart from the schemas: pages that only need these don't load a validator.

// PostgreSQL text holds neither NUL nor lone surrogates; other controls and bidi overrides only serve to deceive.
const unstorable = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/u;

export function isStorableText(value: string): boolean {
  return !unstorable.test(value);
}

export function countCharacters(value: string): number {
  return value.length > 4096 ? value.length : [...value].length;
}

/** A path on this site: never another host, never a scheme. */
export function isSitePath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return false;
  return isStorableText(value) && !/[\t\r\n]/.test(value);
}

export const mobile = /^1[3-9]\d{9}$/;
export const email = /^[^\s@<>"'(),:;[\]\\]{1,64}@[^\s@<>"'(),:;[\]\\.]+(\.[^\s@<>"'(),:;[\]\\.]+)+$/;
