import * as sanctions from '@zaojie/contract/sanctions/sanction.endpoints';
import * as appeals from '@zaojie/contract/sanctions/appeal.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { appealBan, decideBanAppeal, getOwnBan, listBanAppeals } from './appeal-ban.ts';
import { imposeSanction, liftSanction, listManagedPeople } from './manage-people.ts';
import { createSanctionNotices } from './sanction.notices.ts';
import { sanctionExports } from './sanction.export.ts';
import { countBanAppeals } from './appeal.queries.ts';

export { issueAppealToken } from './appeal-token.ts';
export { insertBanAppeal } from './appeal.queries.ts';
export { findBan, insertSanction } from './sanction.queries.ts';
export { sanctionOf } from './sanction.sql.ts';
export { untilWords } from './sanction-words.ts';

export const sanctionsModule: Module = {
  name: 'sanctions',
  exports: sanctionExports,
  waitingRooms: [
    { path: '/admin/appeals', label: '封禁申诉', count: async (db) => (await countBanAppeals(db)).open },
  ],
  routes: [
    bind(sanctions.listManagedPeople, listManagedPeople),
    bind(sanctions.imposeSanction, imposeSanction),
    bind(sanctions.liftSanction, liftSanction),
    bind(appeals.getOwnBan, getOwnBan),
    bind(appeals.appealBan, appealBan),
    bind(appeals.listBanAppeals, listBanAppeals),
    bind(appeals.decideBanAppeal, decideBanAppeal),
  ],
  subscribers: createSanctionNotices,
};
