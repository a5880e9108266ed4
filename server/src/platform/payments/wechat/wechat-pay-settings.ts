import type { KeyObject } from 'node:crypto';

export type WechatPaySettings = {
  appId: string;
  merchantId: string;
  /** Of the merchant: signs what we send. */
  privateKey: KeyObject;
  keySerial: string;
  /** 32 bytes; decrypts what we are sent. */
  v3Key: string;
  /** The provider's, for merchants that have one; platform certificates are fetched for those that don't. */
  publicKey: { id: string; key: KeyObject } | null;
  apiUrl: string;
  transferScene: string;
};
