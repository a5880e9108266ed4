import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { keyedHash } from '../secrets.ts';
import { countTry, findCode, spendCode } from './code.queries.ts';
import { isCodeUsable } from './code.rules.ts';

export function hashCode(secret: string, address: string, event: string, code: string): Buffer {
  return keyedHash(secret, 'sms-code', `${event}:${address}:${code}`);
}

export type CodeCheck = { secret: string; address: string; event: string; code: string; now: Date };

/** Spends the code when it is right and counts a try when it is not; the caller must commit either way. */
export async function checkCode(tx: Tx, check: CodeCheck): Promise<boolean> {
  const issued = await findCode(tx, check.address, check.event);
  if (!isCodeUsable(issued, check.now)) return false;
  const given = hashCode(check.secret, check.address, check.event, check.code);
  if (!timingSafeEqual(given, issued.codeHash)) {
    await countTry(tx, check.address, check.event);
    return false;
  }
  await spendCode(tx, check.address, check.event, check.now);
  return true;
}
