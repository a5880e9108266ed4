import type { Module } from '../../frame/module.ts';
import { companyRoutes } from './companies.routes.ts';
import { createCompanyNotices } from './company.notices.ts';
import { companyExports } from './company.export.ts';
import { eraseCompanys } from './company.eraser.ts';

export {
  acceptMember,
  companyOf,
  insertCompany,
  insertMember,
  type CompanyLabel,
} from './company.queries.ts';

export const companiesModule: Module = {
  name: 'companies',
  erasers: [eraseCompanys],
  exports: companyExports,
  routes: companyRoutes,
  subscribers: createCompanyNotices,
};
