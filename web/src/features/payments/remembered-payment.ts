/*
 * The payment somebody was last sent off with. Whoever closes the provider's page comes back by an address of their own
 * choosing, maybe days later, and still learns what became of it.
 */
const KEY = 'zaojie:payment';

type Remembered = { userId: number; id: number };

export function rememberPayment(userId: number, id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, id } satisfies Remembered));
  } catch {
    // The ledger shows it all the same.
  }
}

export function recallPayment(userId: number): number | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Remembered> | null;
    return stored?.userId === userId && Number.isSafeInteger(stored.id) ? (stored.id ?? null) : null;
  } catch {
    return null;
  }
}

export function forgetPayment(userId: number, id: number): void {
  if (recallPayment(userId) !== id) return;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could have been stored either.
  }
}
