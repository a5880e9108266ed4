import * as sanctions from '@zaojie/contract/sanctions/sanction.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { imposeSanction, liftSanction, listManagedPeople } from './manage-people.ts';
import { createSanctionNotices } from './sanction.notices.ts';
import { sanctionExports } from './sanction.export.ts';

export { findBan } from './sanction.queries.ts';
export { sanctionOf } from './sanction.sql.ts';
export { untilWords } from './sanction-words.ts';

export const sanctionsModule: Module = {
  name: 'sanctions',
  exports: sanctionExports,
  routes: [
    bind(sanctions.listManagedPeople, listManagedPeople),
    bind(sanctions.imposeSanction, imposeSanction),
    bind(sanctions.liftSanction, liftSanction),
  ],
  subscribers: createSanctionNotices,
};
