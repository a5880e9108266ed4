import * as endpoints from '@zaojie/contract/exports/export.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import './export.events.ts';
import { createExportNotices } from './export.notices.ts';
import { makeExport } from './make-export.ts';
import { askExport, getExport } from './own-export.ts';
import { sweepExports } from './sweep-exports.ts';
import { eraseExports } from './export.eraser.ts';

export const exportsModule: Module = {
  name: 'exports',
  erasers: [eraseExports],
  routes: [bind(endpoints.getExport, getExport), bind(endpoints.askExport, askExport)],
  subscribers: createExportNotices,
  tasks: (services) => ({ 'make-export': ({ exportId }) => makeExport(services, exportId) }),
  sweeps: [({ db }, now) => sweepExports(db, now)],
};
