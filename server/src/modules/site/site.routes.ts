import * as endpoints from '@zaojie/contract/site/site.endpoints';
import { bind } from '../../frame/action.ts';
import { getSite } from './get-site.ts';
import { reportClientError } from './report-client-error.ts';

export const siteRoutes = [
  bind(endpoints.getSite, getSite),
  bind(endpoints.reportClientError, reportClientError, { addressLimit: 'clientErrors' }),
];
