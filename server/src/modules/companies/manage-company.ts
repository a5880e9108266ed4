import type * as endpoints from '@zaojie/contract/companies/company.endpoints';
import { companyLimits } from '@zaojie/contract/companies/company.endpoints';
import { companyErrors } from '@zaojie/contract/companies/company.errors';
import type { Tx } from '../../db/database.ts';
import { violatedConstraint } from '../../db/pg-errors.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { tellHeld } from '../../frame/words/held-words.ts';
import { Refusal } from '../../frame/refusal.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { isBlockedBy, listMentioned, lockUsers } from '../users/index.ts';
import {
  acceptMember,
  deleteCompany,
  deleteMember,
  findCompanyOf,
  insertCompany,
  insertMember,
  listMembers,
  lockCompany,
  updateCompany,
  type CompanyRow,
} from './company.queries.ts';
import { viewOwn } from './own-company.ts';

export const getOwnCompany: Action<typeof endpoints.getOwnCompany> = ({ db, viewer }) =>
  viewOwn(db, viewer.userId);

/** One's own, locked; refused for whoever only belongs to it. */
async function lockOwned(tx: Tx, userId: number): Promise<CompanyRow> {
  const found = await findCompanyOf(tx, userId);
  if (!found || !(await lockCompany(tx, found.id))) throw new Refusal(companyErrors.notFound);
  if (found.owner_id !== userId) throw new Refusal(companyErrors.notOwner);
  return found;
}

export const saveCompany: Action<typeof endpoints.saveCompany> = async (context, { body }) => {
  const { userId } = context.viewer;
  return context
    .transaction(async (tx) => {
      await lockUsers(tx, [userId]);
      const before = await findCompanyOf(tx, userId);
      if (before && before.owner_id !== userId) throw new Refusal(companyErrors.notOwner);
      if (before) await updateCompany(tx, before.id, body);
      else await insertCompany(tx, userId, body, context.now());
      // It stands on the pages of its people, and isn't reported by itself.
      await tellHeld(tx, context.held, { kind: 'person', targetId: userId });
      return new Answer(before ? '已保存' : '企业已建立', await viewOwn(tx, userId));
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'companies_by_licence') throw error;
      throw new Refusal(companyErrors.licenceTaken, { data: { field: 'licence_number' } });
    });
};

export const inviteMember: Action<typeof endpoints.inviteMember> = async (context, { body }) => {
  const { userId } = context.viewer;
  return context.transaction(async (tx) => {
    const company = await lockOwned(tx, userId);
    const [person] = await listMentioned(tx, [body.who]);
    if (!person) throw new Refusal(companyErrors.noPerson, { data: { field: 'who' } });
    if ((await isBlockedBy(tx, person.id, userId)) || (await isBlockedBy(tx, userId, person.id))) {
      throw new Refusal(companyErrors.apart, { data: { field: 'who' } });
    }
    const members = await listMembers(tx, company.id);
    if (members.length >= companyLimits.members) throw new Refusal(companyErrors.tooMany);
    const member = { companyId: company.id, userId: person.id, role: body.role };
    if (!(await insertMember(tx, member, context.now()))) {
      throw new Refusal(companyErrors.alreadyMember, { data: { field: 'who' } });
    }
    await emitEvent(tx, 'company.invited', { companyId: company.id, userId: person.id });
    return new Answer('邀请已发出', await viewOwn(tx, userId));
  });
};

export const answerInvitation: Action<typeof endpoints.answerInvitation> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { company_id: companyId, accept } = body;
  return context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if (!(await lockCompany(tx, companyId))) throw new Refusal(companyErrors.noInvitation);
    if (accept && (await findCompanyOf(tx, userId))) throw new Refusal(companyErrors.elsewhere);
    const isDone = accept
      ? await acceptMember(tx, companyId, userId, context.now())
      : await deleteMember(tx, companyId, userId, { isWaiting: true });
    if (!isDone) throw new Refusal(companyErrors.noInvitation);
    if (accept) await emitEvent(tx, 'company.joined', { companyId, userId });
    return new Answer(accept ? '已加入' : '已谢绝', await viewOwn(tx, userId));
  });
};

export const leaveCompany: Action<typeof endpoints.leaveCompany> = async (context) => {
  const { userId } = context.viewer;
  return context.transaction(async (tx) => {
    const company = await findCompanyOf(tx, userId);
    if (!company) throw new Refusal(companyErrors.notFound);
    if (company.owner_id === userId) throw new Refusal(companyErrors.ownerStays);
    await deleteMember(tx, company.id, userId);
    return new Answer('已退出', await viewOwn(tx, userId));
  });
};

export const removeMember: Action<typeof endpoints.removeMember> = async (context, { body }) => {
  const { userId } = context.viewer;
  return context.transaction(async (tx) => {
    const company = await lockOwned(tx, userId);
    if (body.user_id === userId) throw new Refusal(companyErrors.ownerStays);
    if (!(await deleteMember(tx, company.id, body.user_id))) throw new Refusal(companyErrors.notMember);
    return new Answer('已移除', await viewOwn(tx, userId));
  });
};

export const dissolveCompany: Action<typeof endpoints.dissolveCompany> = async (context) => {
  const { userId } = context.viewer;
  return context.transaction(async (tx) => {
    const company = await lockOwned(tx, userId);
    if ((await listMembers(tx, company.id)).length > 1) throw new Refusal(companyErrors.hasMembers);
    await deleteCompany(tx, company.id);
    return new Answer('企业已解散', await viewOwn(tx, userId));
  });
};
