import * as endpoints from '@zaojie/contract/live/live.endpoints';
import { bind } from '../../http/bind.ts';
import { createSocketTicket } from './create-socket-ticket.ts';

export const liveRoutes = [bind(endpoints.createSocketTicket, createSocketTicket)];
