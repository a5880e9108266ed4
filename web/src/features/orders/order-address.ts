import { useLocation } from 'react-router';

/** The same screens stand under two roofs; a link stays under the one it is pressed in. */
export type OrderRoof = '/order' | '/orders';

export function roofOf(pathname: string): OrderRoof {
  return pathname === '/orders' || pathname.startsWith('/orders/') ? '/orders' : '/order';
}

export function useOrderRoof(): OrderRoof {
  return roofOf(useLocation().pathname);
}

export const orderPath = (id: number, roof: OrderRoof = '/order') => `${roof}/${id}`;
export const paymentPath = (id: number) => `/order/${id}/payment`;
export const cancelPath = (id: number) => `/order/${id}/cancel`;
export const refundPath = (id: number) => `/order/${id}/refund`;
export const disputePath = (id: number, roof: OrderRoof = '/order') => `${roof}/${id}/dispute`;
export const reviewPath = (id: number) => `/order/${id}/review`;
