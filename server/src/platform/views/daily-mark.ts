import { createHmac } from 'node:crypto';

export type DailyMark = { mark: Buffer; day: string };

/** Somebody (a member's id, or a visitor's address) on a day: enough to count them once, too little to find them again. */
export function dailyMark(secret: string, purpose: string, who: number | string, now: Date): DailyMark {
  const day = now.toISOString().slice(0, 10);
  const hash = createHmac('sha256', secret).update(`${purpose}\0${day}\0${who}`).digest();
  return { mark: hash.subarray(0, 16), day };
}
