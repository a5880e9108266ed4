import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** The token never stands in an address: the socket is opened with a ticket that works once and soon expires. */
export const createSocketTicket = endpoint({
  method: 'POST',
  path: '/message/ticket',
  access: 'member',
  actFor: 'self',
  summary: '取得打开 WebSocket（/api/live?ticket=）的一次性票据',
  output: z.object({ ticket: z.string(), expires_in: z.int() }),
});
