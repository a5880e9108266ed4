import * as creators from '@zaojie/contract/storefronts/creator.endpoints';
import * as schedules from '@zaojie/contract/storefronts/schedule.endpoints';
import * as services from '@zaojie/contract/storefronts/service.endpoints';
import {
  accessOf,
  forEveryone,
  forMembers,
  forOwner,
  unlessBlocked,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { addService, serviceForm } from './storefront-test-rig.ts';

const makeService = async ({ app, owner }: Stage) => ({ serviceId: await addService(app, owner) });

export const access = accessOf(makeService, (row) => [
  row(creators.listCreators, forEveryone),
  row(creators.getStorefront, forMembers),
  row(creators.saveStorefront, forMembers, () => ({ body: { types: [1] } })),
  row(services.getServices, unlessBlocked(forEveryone), ({ owner }) => ({ query: { user_id: owner.id } })),
  row(services.listServices, forMembers),
  row(services.addService, forMembers, () => ({ body: serviceForm() })),
  row(services.editService, forOwner, ({ serviceId }) => ({ body: { ...serviceForm(), id: serviceId } })),
  row(services.deleteService, forOwner, ({ serviceId }) => ({ body: { id: serviceId } })),
  row(services.toggleService, forOwner, ({ serviceId }) => ({ body: { id: serviceId } })),
  row(services.sortServices, forMembers, ({ serviceId }) => ({ body: { ids: [serviceId] } })),
  row(schedules.getSchedule, forMembers),
  row(schedules.saveSchedule, forMembers, () => ({ body: { seats: 2 } })),
]);
