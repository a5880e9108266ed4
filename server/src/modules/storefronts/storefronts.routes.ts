import * as creators from '@zaojie/contract/storefronts/creator.endpoints';
import * as schedules from '@zaojie/contract/storefronts/schedule.endpoints';
import * as services from '@zaojie/contract/storefronts/service.endpoints';
import { bind } from '../../frame/action.ts';
import { getStorefront } from './get-storefront.ts';
import { listCreators } from './market/list-creators.ts';
import { saveStorefront } from './save-storefront.ts';
import { getSchedule } from './schedule/get-schedule.ts';
import { saveSchedule } from './schedule/save-schedule.ts';
import { addService } from './services/add-service.ts';
import { deleteService } from './services/delete-service.ts';
import { editService } from './services/edit-service.ts';
import { getServices } from './services/get-services.ts';
import { listServices } from './services/list-services.ts';
import { sortServices } from './services/sort-services.ts';
import { toggleService } from './services/toggle-service.ts';

const serviceWords = {
  fields: ['name', 'description', 'terms', 'options.name', 'options.note', 'addons.name', 'addons.note'],
  held: { reports: 'service' },
} as const;

export const storefrontRoutes = [
  bind(creators.listCreators, listCreators),
  bind(creators.getStorefront, getStorefront),
  bind(creators.saveStorefront, saveStorefront, { pace: 'storefront' }),
  bind(services.getServices, getServices),
  bind(services.listServices, listServices),
  bind(services.addService, addService, {
    pace: 'storefront',
    words: serviceWords,
  }),
  bind(services.editService, editService, {
    pace: 'storefront',
    words: serviceWords,
  }),
  bind(services.deleteService, deleteService, { pace: 'storefront' }),
  bind(services.sortServices, sortServices, { pace: 'storefront' }),
  bind(services.toggleService, toggleService, { pace: 'storefront' }),
  bind(schedules.getSchedule, getSchedule),
  bind(schedules.saveSchedule, saveSchedule, { pace: 'storefront' }),
];
