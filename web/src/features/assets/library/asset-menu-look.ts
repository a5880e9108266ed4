import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';

/** The button of a card's menu, which stands there before the menu has come. */
export const ASSET_MENU_CLASS = 'relative z-1 -my-1.5 text-ink-3! -mr-2 max-md:-my-2.5';

export const assetMenuLabel = ({ title }: Pick<AssetCard, 'title'>) => `${title}的操作`;
