import { daysBetween } from '@zaojie/contract/days';
import { yuanOf } from '@zaojie/contract/money';
import type { getServices as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import { userErrors } from '@zaojie/contract/users/user.errors';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findProfile } from '../../users/index.ts';
import { readStorefront } from '../refresh-storefront.ts';
import { canBook } from '../storefront.policy.ts';
import { viewAvailability } from '../storefront.view.ts';
import { findServiceOwner, listServiceRows } from './service.queries.ts';
import { viewService } from './service.view.ts';

type Asked = { user_id?: number | undefined; service_id?: number | undefined };

/** Whose services are asked for: a link to one of them doesn't say. */
async function ownerOf(db: Db, { user_id: userId, service_id: serviceId }: Asked): Promise<number> {
  if (userId !== undefined) return userId;
  const owner = serviceId === undefined ? null : await findServiceOwner(db, serviceId);
  if (owner === null) throw new Refusal(serviceErrors.notFound);
  return owner;
}

export const getServices: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) => {
  const userId = await ownerOf(db, query);
  const person = await findProfile(db, userId, viewer?.userId ?? null);
  if (!person || person.has_blocked_viewer) throw new Refusal(userErrors.notFound);
  const isApart = person.is_blocked;
  const state = await readStorefront(db, userId, now());
  const services = isApart ? [] : await listServiceRows(db, userId, { activeOnly: true });
  const { row, offer, standing } = state;
  return {
    user_id: userId,
    ...viewAvailability(state),
    starting_price: offer.priceFen === null ? null : yuanOf(offer.priceFen),
    seats: row.seats,
    free_seats: standing.freeSeats,
    vacations: state.vacations.map(({ from, to }) => ({ from, to, days: daysBetween(from, to) + 1 })),
    services: services.map(viewService),
    can: { book: canBook(viewer, { userId, isOn: standing.isOn, isApart }) },
  };
};
