import { createSocketTicket } from '@zaojie/contract/live/live.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [row(createSocketTicket, forMembers)]);
