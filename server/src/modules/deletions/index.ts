import * as endpoints from '@zaojie/contract/deletions/deletion.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { eraseAccount } from './erase-account.ts';
import { askDeletion, getDeletion, keepAccount, listHolds } from './own-deletion.ts';

export const deletionsModule: Module = {
  name: 'deletions',
  routes: [
    bind(endpoints.getDeletion, getDeletion),
    bind(endpoints.listHolds, listHolds),
    bind(endpoints.askDeletion, askDeletion),
    bind(endpoints.keepAccount, keepAccount),
  ],
  tasks: (services) => ({ 'erase-account': ({ userId }) => eraseAccount(services, userId) }),
};
