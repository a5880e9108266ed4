import { getSite as getSiteEndpoint } from '@zaojie/contract/site/site.endpoints';
import { bind } from '../../http/bind.ts';
import { getSite } from './get-site.ts';

export const siteRoutes = [bind(getSiteEndpoint, getSite)];
