import * as endpoints from '@zaojie/contract/live/live.endpoints';
import { bind } from '../../frame/action.ts';
import { createSocketTicket } from './create-socket-ticket.ts';

export const liveRoutes = [bind(endpoints.createSocketTicket, createSocketTicket, { pace: 'receipt' })];
