import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { picture } from '../uploads/upload.schemas.ts';

// Apart from the others: every page asks it for its badge.
export const countWaitingOrders = endpoint({
  method: 'GET',
  path: '/order/waiting',
  access: 'member',
  actFor: 'self',
  summary: '有几个订单在等我，最急的是哪个',
  output: z.object({
    buyer: z.int(),
    seller: z.int(),
    total: z.int(),
    /** The one whose time is up first. */
    first: z
      .object({ id: z.int(), title: z.string(), status_label: z.string(), cover: picture.nullable() })
      .nullable(),
  }),
});
