export type AssetEvents = {
  'asset.commented': { assetId: number; commentId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends AssetEvents {}
}
