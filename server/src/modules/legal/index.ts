import * as legal from '@zaojie/contract/legal/legal.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { acceptText, listPendingTexts } from './consent.ts';
import { legalExports } from './legal.export.ts';

export { agreeToAll } from './consent.ts';

export const legalModule: Module = {
  name: 'legal',
  exports: legalExports,
  routes: [bind(legal.listPendingTexts, listPendingTexts), bind(legal.acceptText, acceptText)],
};
