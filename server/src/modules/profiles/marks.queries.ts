import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { companyOf, type CompanyLabel } from '../companies/index.ts';
import { commissionOfCreator, type Commission } from '../storefronts/index.ts';
import { unverified, verifiedOf, type Verified } from '../verifications/index.ts';

export type Marks = { verified: Verified; company: CompanyLabel | null };

/** What stands beside somebody's name: as what they are verified, and whom they work with. */
export async function getMarks(db: Db, userId: number): Promise<Marks> {
  const { rows } = await sql<{ verified: Verified | null; company: CompanyLabel | null }>`
    select ${verifiedOf(sql.val(userId))} as verified, ${companyOf(sql.val(userId))} as company`.execute(db);
  return { verified: rows[0]?.verified ?? unverified, company: rows[0]?.company ?? null };
}

/** What a small card says beside the person: as what they are verified, and whether they take orders. */
export async function getCardMarks(db: Db, userId: number) {
  const { rows } = await sql<{ verified: Verified | null; commission: Commission | null }>`
    select ${verifiedOf(sql.val(userId))} as verified,
      ${commissionOfCreator(sql.val(userId))} as commission`.execute(db);
  return { verified: rows[0]?.verified ?? unverified, commission: rows[0]?.commission ?? null };
}
