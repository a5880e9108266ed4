import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { companyOf, type CompanyLabel } from '../companies/index.ts';
import { unverified, verifiedOf, type Verified } from '../verifications/index.ts';

export type Marks = { verified: Verified; company: CompanyLabel | null };

/** What stands beside somebody's name: as what they are verified, and whom they work with. */
export async function getMarks(db: Db, userId: number): Promise<Marks> {
  const { rows } = await sql<{ verified: Verified | null; company: CompanyLabel | null }>`
    select ${verifiedOf(sql.val(userId))} as verified, ${companyOf(sql.val(userId))} as company`.execute(db);
  return { verified: rows[0]?.verified ?? unverified, company: rows[0]?.company ?? null };
}
