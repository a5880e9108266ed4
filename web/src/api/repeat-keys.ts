const KEY_BYTES = 16;

/** A key that the server knows a repeated call by. Not crypto.randomUUID: that is missing on plain http. */
export function newRepeatKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for each content. Whoever presses again after a call without an answer sends the same key, and the server,
 * if it had done the thing, only answers; other content is another call, which the same key would be refused for.
 * With a place, the keys outlive the page: a reload after a lost answer sends the same one.
 */
export class RepeatKeys {
  #keys: Map<string, string>;
  #place: string | null;

  constructor(place: string | null = null) {
    this.#place = place;
    this.#keys = place === null ? new Map() : readKeys(place);
  }

  of(body: unknown): string {
    const content = JSON.stringify(body);
    const key = this.#keys.get(content) ?? newRepeatKey();
    this.#keys.set(content, key);
    if (this.#place !== null) storeKeys(this.#place, this.#keys);
    return key;
  }

  /** It worked: whoever says the same once more means it. */
  done(): void {
    this.#keys.clear();
    if (this.#place !== null) storeKeys(this.#place, this.#keys);
  }
}

const PREFIX = 'zaojie:repeat:';
const storedAs = (place: string) => PREFIX + place;

/** They have logged out: what they wrote isn't for whoever sits here next. */
export function forgetRepeatKeys(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing could have been stored either.
  }
}

function readKeys(place: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs(place)) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

function storeKeys(place: string, keys: ReadonlyMap<string, string>): void {
  try {
    if (keys.size === 0) sessionStorage.removeItem(storedAs(place));
    else sessionStorage.setItem(storedAs(place), JSON.stringify(Object.fromEntries(keys)));
  } catch {
    // A full or forbidden store: the keys last as long as the page.
  }
}
