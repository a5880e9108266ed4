import { search as endpoint } from '@zaojie/contract/search/search.endpoints';
import { bind } from '../../frame/action.ts';
import { search } from './search.ts';

export const searchRoutes = [bind(endpoint, search, { pace: 'search' })];
