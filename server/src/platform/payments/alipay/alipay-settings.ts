import type { KeyObject } from 'node:crypto';

export type AlipaySettings = {
  appId: string;
  /** The merchant's own number, 2088…: who the money must be for. */
  sellerId: string;
  privateKey: KeyObject;
  /** The provider's. */
  publicKey: KeyObject;
  /** For apps that sign with certificates, which payouts ask for. */
  certificates: { appSn: string; rootSn: string } | null;
  gatewayUrl: string;
};
