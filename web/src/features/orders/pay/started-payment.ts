/*
 * The payment somebody left for from an order's page. The provider leads back by an address of its own, so what is
 * waited for is kept here; whether it came, only the order says.
 */
const PREFIX = 'zaojie:order-payment:';
/** No cashier waits longer. */
const KEPT_MS = 35 * 60_000;

export type StartedPayment = {
  paymentId: number;
  /** What the order had got before, in yuan. */
  paidBefore: number;
  at: number;
};

export function keepStarted(orderId: number, started: Omit<StartedPayment, 'at'>): void {
  try {
    sessionStorage.setItem(PREFIX + orderId, JSON.stringify({ ...started, at: Date.now() }));
  } catch {
    // Whoever comes back sees the order as it is.
  }
}

export function readStarted(orderId: number): StartedPayment | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PREFIX + orderId) ?? 'null') as StartedPayment | null;
    return stored !== null && Date.now() - stored.at < KEPT_MS ? stored : null;
  } catch {
    return null;
  }
}

export function forgetStarted(orderId: number): void {
  try {
    sessionStorage.removeItem(PREFIX + orderId);
  } catch {
    // Nothing could have been stored either.
  }
}
