import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

// Apart from the others: every page asks it for its badge.
export const countWaitingOrders = endpoint({
  method: 'GET',
  path: '/order/waiting',
  access: 'member',
  actFor: 'self',
  summary: '有几个订单在等我',
  output: z.object({ buyer: z.int(), seller: z.int(), total: z.int() }),
});
