import { yuanOf } from '@zaojie/contract/money';
import type { quoteOrder as endpoint } from '@zaojie/contract/orders/order.endpoints';
import { bookingErrors } from '@zaojie/contract/orders/order.errors';
import type { QuoteForm } from '@zaojie/contract/orders/order-forms.schemas';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import type { DeclaredError } from '@zaojie/contract/errors';
import type { Db } from '../../db/database.ts';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { depositOf, trialOf } from '../orders/index.ts';
import { findAnyService, priceService, readStorefront, type ServiceRow } from '../storefronts/index.ts';
import { findProfile, type ProfileRow } from '../users/index.ts';

export type Offer = { service: ServiceRow; creator: ProfileRow };

/** Somebody who keeps the viewer away offers them nothing. */
export async function findOffer(db: Db, serviceId: number, viewerId: number | null): Promise<Offer> {
  const service = await findAnyService(db, serviceId);
  const creator = service && (await findProfile(db, service.user_id, viewerId));
  if (!service || !creator) throw new Refusal(serviceErrors.notFound);
  return { service, creator };
}

export const chosenOf = ({ option_id, addon_ids }: QuoteForm) => ({
  optionId: option_id ?? null,
  addonIds: addon_ids,
});

/** The first reason why it can't be booked; null when it can. */
export function whyNot(
  { service, creator }: Offer,
  viewerId: number | null,
  standing: { isOn: boolean; offReason: string | null },
): DeclaredError | null {
  if (service.user_id === viewerId) return bookingErrors.own;
  if (creator.is_blocked || creator.has_blocked_viewer) return bookingErrors.refused;
  if (!service.is_active) return bookingErrors.serviceGone;
  if (standing.isOn) return null;
  return standing.offReason === 'full' ? bookingErrors.full : bookingErrors.off;
}

export const quoteOrder: Action<typeof endpoint> = async ({ db, viewer, now }, { body }) => {
  const viewerId = viewer?.userId ?? null;
  const offer = await findOffer(db, body.service_id, viewerId);
  const { service, creator } = offer;
  const { lines, priceFen, days, revisions } = priceService(service, chosenOf(body));
  const { standing } = await readStorefront(db, service.user_id, now());
  const depositFen = depositOf(priceFen, service.deposit_percent);
  const reason = whyNot(offer, viewerId, standing);
  return {
    service_id: service.id,
    name: service.name,
    creator: { id: creator.id, nickname: creator.nickname, avatar: creator.avatar },
    lines: lines.map(({ label, amountFen }) => ({ label, amount: yuanOf(amountFen) })),
    price: yuanOf(priceFen),
    deposit: yuanOf(depositFen),
    balance: yuanOf(priceFen - depositFen),
    deposit_percent: service.deposit_percent,
    days,
    revisions,
    trial: trialOf({ priceFen, depositFen, heldFen: null, status: null, now: null }),
    commission_status: standing.isOn ? 'on' : 'off',
    next_free_day: standing.nextFreeDay,
    can: { book: reason === null },
    reason: reason?.msg ?? '',
  };
};
