import * as endpoints from '@zaojie/contract/guidance/guidance.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { eraseGuidance } from './guidance.eraser.ts';
import { guidanceExports } from './guidance.export.ts';
import { closeGuidance, getGuidance, listSuggestedPeople } from './guidance.ts';

export const guidanceModule: Module = {
  name: 'guidance',
  erasers: [eraseGuidance],
  exports: guidanceExports,
  routes: [
    bind(endpoints.getGuidance, getGuidance),
    bind(endpoints.closeGuidance, closeGuidance),
    bind(endpoints.listSuggestedPeople, listSuggestedPeople),
  ],
};
