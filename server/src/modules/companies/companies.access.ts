import * as companies from '@zaojie/contract/companies/company.endpoints';
import { accessOf, forMembers, forOwner, type Outcomes } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

/** The owner's company, with the counterparty in it and the stranger asked. */
async function makeCompany({ app, owner, counterparty, stranger }: Stage) {
  const { data } = await app.post('/company/save', { name: '青岚工作室' }, { token: owner.token });
  const { id: companyId } = data['company'] as { id: number };
  for (const { username } of [counterparty, stranger]) {
    await app.post('/company/invite', { who: username }, { token: owner.token });
  }
  await app.post('/company/answer', { company_id: companyId, accept: true }, { token: counterparty.token });
  return { companyId };
}

const forStranger: Outcomes = { ...forOwner, owner: 'refused', stranger: 'ok' };

export const access = accessOf(makeCompany, (row) => [
  row(companies.getOwnCompany, forMembers),
  row(companies.saveCompany, { ...forMembers, counterparty: 'refused' }, () => ({
    body: { name: '另一个' },
  })),
  row(companies.inviteMember, forOwner, ({ admin }) => ({ body: { who: admin.username } })),
  row(companies.answerInvitation, forStranger, ({ companyId }) => ({
    body: { company_id: companyId, accept: true },
  })),
  row(companies.leaveCompany, { ...forOwner, owner: 'refused', counterparty: 'ok' }),
  row(companies.removeMember, forOwner, ({ counterparty }) => ({ body: { user_id: counterparty.id } })),
  // With somebody in it nobody can.
  row(companies.dissolveCompany, { ...forOwner, owner: 'refused' }),
]);
