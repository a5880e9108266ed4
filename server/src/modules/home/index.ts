import { getHome as getHomeEndpoint, getHot as getHotEndpoint } from '@zaojie/contract/home/home.endpoints';
import { bind } from '../../http/bind.ts';
import { getHome } from './get-home.ts';
import { getHot } from './get-hot.ts';

export const homeRoutes = [bind(getHomeEndpoint, getHome), bind(getHotEndpoint, getHot)];
