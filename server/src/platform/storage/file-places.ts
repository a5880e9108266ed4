const PUBLIC = '/files/';
const PRIVATE = 'private/';

/** What isn't for everybody lies apart, so that no public address can reach it. */
export type FilePlace = 'public' | 'private';

export function keyIn(place: FilePlace, key: string): string {
  return place === 'private' ? `${PRIVATE}${key}` : key;
}

/** The key without where it lies. */
export function placelessKey(key: string): string {
  return isPrivateKey(key) ? key.slice(PRIVATE.length) : key;
}

export function isPrivateKey(key: string): boolean {
  return key.startsWith(PRIVATE);
}

/** A public file's address. A private one's only names it: nothing is served there. */
export function urlOfKey(key: string): string {
  return isPrivateKey(key) ? `/${key}` : `${PUBLIC}${key}`;
}

export function keyOfUrl(url: string): string {
  return isPublicUrl(url) ? url.slice(PUBLIC.length) : url.slice(1);
}

export function isPublicUrl(url: string): boolean {
  return url.startsWith(PUBLIC);
}
