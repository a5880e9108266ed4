import type { AssetMove } from './asset.rules.ts';

export type AssetEvents = {
  'asset.moved': { assetId: number; move: AssetMove };
  'asset.commented': { assetId: number; commentId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends AssetEvents {}
}
