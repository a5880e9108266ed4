import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { lockPerson } from '../users/index.ts';
import { findCompanyOf, listInvitations } from './company.queries.ts';

const subjectOf = (companyId: number, title: string, excerpt: string) => ({
  kind: 'company',
  id: companyId,
  title,
  excerpt,
  picture: '',
  link: '/profile/company',
});

/** Each hears what the other did; what was taken back meanwhile is not told. */
export const createCompanyNotices = (telling: Telling): Subscriber[] => [
  subscribe('company.invited', 'companies.notices', async (tx, { companyId, userId }, eventId) => {
    const invitation = (await listInvitations(tx, userId)).find(({ company_id: id }) => id === companyId);
    if (!invitation) return;
    await tellFromSite(tx, telling, {
      userId,
      key: `company-invited:${eventId}`,
      subject: subjectOf(
        companyId,
        `${invitation.invited_by} 邀请你加入${invitation.name}`,
        '接受后你的主页会显示它。',
      ),
    });
  }),
  subscribe('company.joined', 'companies.notices', async (tx, { companyId, userId }, eventId) => {
    const company = await findCompanyOf(tx, userId);
    const person = await lockPerson(tx, userId);
    if (company?.id !== companyId || !person) return;
    await tellFromSite(tx, telling, {
      userId: company.owner_id,
      key: `company-joined:${eventId}`,
      subject: subjectOf(companyId, `${person.nickname} 加入了${company.name}`, '可以在企业与团队里看到。'),
    });
  }),
];
