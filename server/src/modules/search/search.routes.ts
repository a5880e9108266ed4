import { search as endpoint } from '@zaojie/contract/search/search.endpoints';
import { bind } from '../../http/bind.ts';
import { search } from './search.ts';

export const searchRoutes = [bind(endpoint, search)];
