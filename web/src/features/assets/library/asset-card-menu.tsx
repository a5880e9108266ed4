import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import { laterMenu } from '../../../ui/menu/later-menu.tsx';
import { ASSET_MENU_CLASS, assetMenuLabel } from './asset-menu-look.ts';

/** What else can be done with an asset of the wall. */
export const AssetCardMenu = laterMenu<{ asset: AssetCard }>(
  async () => (await import('./asset-card-menu-view.tsx')).AssetCardMenuView,
  { size: 'small', className: ASSET_MENU_CLASS, labelOf: ({ asset }) => assetMenuLabel(asset) },
);
