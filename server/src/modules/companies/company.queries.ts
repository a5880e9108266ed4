import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import { personColumns, shownName, type PersonRow } from '../users/index.ts';
import { verifiedOf } from '../verifications/index.ts';

const isVerified = (ownerId: Sql) =>
  sql<boolean>`coalesce((${verifiedOf(ownerId)} ->> 'enterprise')::boolean, false)`;

export type CompanyRow = {
  id: number;
  owner_id: number;
  name: string;
  licence_number: string;
  is_verified: boolean;
};

export async function findCompanyOf(db: Db, userId: number): Promise<CompanyRow | null> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.owner_id, c.name, c.licence_number, ${isVerified(sql.ref('c.owner_id'))} as is_verified
    from company_members m join companies c on c.id = m.company_id
    where m.user_id = ${userId} and m.joined_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** All that changes its members takes turns by this row. */
export async function lockCompany(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type MemberRow = PersonRow & { role: string; joined_at: Date | null };

export async function listMembers(db: Db, companyId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${personColumns()}, m.role, m.joined_at from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} order by m.joined_at nulls last, m.invited_at, u.id`.execute(db);
  return rows;
}

export type InvitationRow = {
  company_id: number;
  name: string;
  is_verified: boolean;
  role: string;
  invited_by: string;
};

export async function listInvitations(db: Db, userId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select c.id as company_id, c.name, ${isVerified(sql.ref('c.owner_id'))} as is_verified, m.role, ${shownName()} as invited_by
    from company_members m join companies c on c.id = m.company_id join users u on u.id = c.owner_id
    where m.user_id = ${userId} and m.joined_at is null order by m.invited_at desc`.execute(db);
  return rows;
}

export type CompanyForm = { name: string; licence_number: string };

export async function insertCompany(tx: Tx, ownerId: number, form: CompanyForm, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('companies')
    .values({ owner_id: ownerId, ...form, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = { company_id: id, user_id: ownerId, role: '', invited_at: now, joined_at: now };
  // Whoever was invited here or elsewhere is free to found one; what waited stays waiting.
  await tx.insertInto('company_members').values(member).execute();
  return id;
}

export async function updateCompany(tx: Tx, id: number, form: CompanyForm): Promise<void> {
  await tx.updateTable('companies').set(form).where('id', '=', id).execute();
}

export async function deleteCompany(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('companies').where('id', '=', id).execute();
}

/** False where they are a member or invited already. */
export async function insertMember(
  tx: Tx,
  member: { companyId: number; userId: number; role: string },
  now: Date,
): Promise<boolean> {
  const result = await tx
    .insertInto('company_members')
    .values({ company_id: member.companyId, user_id: member.userId, role: member.role, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function acceptMember(tx: Tx, companyId: number, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_members')
    .set({ joined_at: now })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteMember(
  tx: Tx,
  companyId: number,
  userId: number,
  { isWaiting }: { isWaiting?: true } = {},
): Promise<boolean> {
  const deleting = tx
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId);
  const { numDeletedRows } = await (
    isWaiting ? deleting.where('joined_at', 'is', null) : deleting
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

export type CompanyLabel = { name: string; is_verified: boolean };

/** Where somebody belongs, as JSON; null for most people. */
export function companyOf(userId: Sql): RawBuilder<CompanyLabel | null> {
  return sql<CompanyLabel | null>`(select json_build_object('name', c.name, 'is_verified', ${isVerified(sql.ref('c.owner_id'))})
    from company_members m join companies c on c.id = m.company_id
    where m.user_id = ${userId} and m.joined_at is not null)`;
}
