const KEY_BYTES = 16;

/** A key that the server knows a repeated call by. Not crypto.randomUUID: that is missing on plain http. */
export function newRepeatKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for each content. Whoever presses again after a call without an answer sends the same key, and the server,
 * if it had done the thing, only answers; other content is another call, which the same key would be refused for.
 */
export class RepeatKeys {
  #keys = new Map<string, string>();

  of(body: unknown): string {
    const content = JSON.stringify(body);
    const key = this.#keys.get(content) ?? newRepeatKey();
    this.#keys.set(content, key);
    return key;
  }

  /** It worked: whoever says the same once more means it. */
  done(): void {
    this.#keys.clear();
  }
}
