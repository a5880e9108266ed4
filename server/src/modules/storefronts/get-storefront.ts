import type { getStorefront as endpoint } from '@zaojie/contract/storefronts/creator.endpoints';
import type { Action } from '../../frame/action.ts';
import { readStorefront } from './refresh-storefront.ts';
import { viewStorefront } from './storefront.view.ts';

export const getStorefront: Action<typeof endpoint> = async ({ db, viewer, now }) =>
  viewStorefront(await readStorefront(db, viewer.userId, now()));
