/** How long a device that doesn't sign in again is remembered. */
export const DEVICE_SECONDS = 180 * 86_400;

/** Of one account; the latest are kept. Whoever signs in without keeping cookies is a new device every time. */
export const DEVICES_KEPT = 20;

export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - DEVICE_SECONDS * 1000);
}
