import type { PublicServices, Service } from '@zaojie/contract/storefronts/service.schemas';
import { availabilityOf } from '../creator-words.ts';

export function daysWords({ days, days_to: daysTo }: Pick<Service, 'days' | 'days_to'>): string {
  return days === daysTo ? `${days} 天` : `${days}–${daysTo} 天`;
}

/** Why nothing can be booked here; null when it can. */
export function refusalToBook(shop: PublicServices, isOwn: boolean): string | null {
  if (isOwn) return '不能预约自己的服务';
  return shop.can.book ? null : availabilityOf(shop);
}

export function bookingPath(serviceId: number, postId: string | null): string {
  const query = new URLSearchParams({ service: String(serviceId) });
  if (postId !== null) query.set('post', postId);
  return `/order/create?${query.toString()}`;
}
