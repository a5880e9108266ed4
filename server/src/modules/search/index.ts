import type { Module } from '../../frame/module.ts';
import { sweepChanges } from './change.queries.ts';
import { searchRoutes } from './search.routes.ts';

export const searchModule: Module = {
  name: 'search',
  routes: searchRoutes,
  sweeps: [({ db }, now) => sweepChanges(db, now)],
};
