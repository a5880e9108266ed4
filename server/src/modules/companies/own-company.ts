import type { OwnCompany } from '@zaojie/contract/companies/company.endpoints';
import type { Db } from '../../db/database.ts';
import { findCompanyOf, listInvitations, listMembers } from './company.queries.ts';

/** As 9133 **** 07Q. */
export const maskedLicence = (number: string): string =>
  number === '' ? '' : `${number.slice(0, 4)} **** ${number.slice(-3)}`;

export async function viewOwn(db: Db, userId: number): Promise<OwnCompany> {
  const row = await findCompanyOf(db, userId);
  const invitations = await listInvitations(db, userId);
  if (!row) return { company: null, invitations };
  const isOwner = row.owner_id === userId;
  const members = (await listMembers(db, row.id))
    // Who was asked and hasn't answered is between the two of them.
    .filter(({ joined_at: at }) => isOwner || at !== null)
    .map(({ role, joined_at: at, ...user }) => ({
      user,
      role,
      is_owner: user.id === row.owner_id,
      joined_at: at?.toISOString() ?? null,
    }));
  return {
    company: {
      id: row.id,
      name: row.name,
      licence_number: isOwner ? row.licence_number : maskedLicence(row.licence_number),
      is_verified: row.is_verified,
      members,
      can: { edit: isOwner, leave: !isOwner, dissolve: isOwner && members.length === 1 },
    },
    invitations,
  };
}
