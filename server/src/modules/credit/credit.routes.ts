import * as credit from '@zaojie/contract/credit/credit.endpoints';
import { bind } from '../../frame/action.ts';
import { getCredit, listCreditEvents } from './own-credit.ts';

export const creditRoutes = [
  bind(credit.getCredit, getCredit),
  bind(credit.listCreditEvents, listCreditEvents),
];
