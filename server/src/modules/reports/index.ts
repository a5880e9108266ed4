import * as endpoints from '@zaojie/contract/reports/report.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { addReport } from './add-report.ts';
import { decideReportCase, listReportCases } from './administer.ts';
import { createWordReports } from './word-reports.ts';
import { createReportNotices } from './report.notices.ts';
import { reportExports } from './report.export.ts';
import { eraseReports } from './report.eraser.ts';
import { reportFigures } from './report.figures.ts';
import { countOpen } from './admin.queries.ts';

export { fileReport } from './add-report.ts';

export const reportsModule: Module = {
  name: 'reports',
  erasers: [eraseReports],
  exports: reportExports,
  waitingRooms: [{ path: '/admin/reports', label: '举报', count: countOpen }],
  siteFigures: [reportFigures],
  routes: [
    bind(endpoints.addReport, addReport),
    bind(endpoints.listReportCases, listReportCases),
    bind(endpoints.decideReportCase, decideReportCase),
  ],
  subscribers: (services) => [...createReportNotices(services), ...createWordReports(services)],
};
