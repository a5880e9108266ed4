import * as companies from '@zaojie/contract/companies/company.endpoints';
import { bind } from '../../frame/action.ts';
import {
  answerInvitation,
  dissolveCompany,
  getOwnCompany,
  inviteMember,
  leaveCompany,
  removeMember,
  saveCompany,
} from './manage-company.ts';

export const companyRoutes = [
  bind(companies.getOwnCompany, getOwnCompany),
  bind(companies.saveCompany, saveCompany, { words: { fields: ['name'], held: 'by_action' } }),
  bind(companies.inviteMember, inviteMember, { words: { fields: ['role'], held: 'passes' } }),
  bind(companies.answerInvitation, answerInvitation),
  bind(companies.leaveCompany, leaveCompany),
  bind(companies.removeMember, removeMember),
  bind(companies.dissolveCompany, dissolveCompany),
];
