import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { AlipayConfig, PaymentsConfig, WechatPayConfig } from '../../payment-settings.ts';
import { guardPort } from '../guard-port.ts';
import { certificateSn, rootCertificateSn } from './alipay/certificate-serial.ts';
import type { AlipaySettings } from './alipay/alipay-settings.ts';
import { createAlipay } from './alipay/alipay.ts';
import { readKeyFile, readPrivateKey, readPublicKey } from './key-files.ts';
import type { PaymentMethod, PaymentProvider } from './payment-provider.ts';
import { createSandboxCashier, type SandboxCashier } from './sandbox/sandbox-cashier.ts';
import { createSandboxPay } from './sandbox/sandbox-pay.ts';
import { createSandboxTill } from './sandbox/sandbox-till.ts';
import type { WechatPaySettings } from './wechat/wechat-pay-settings.ts';
import { createWechatPay } from './wechat/wechat-pay.ts';

export type Payments = {
  /** What is set up, in the order in which it is offered. */
  methods: readonly PaymentMethod[];
  find(method: PaymentMethod): PaymentProvider | null;
  /** Only where the sandbox stands in for a provider. */
  cashier: SandboxCashier | null;
};

type Options = { secret: string; dataDir: string; log: Log; now: () => Date };

export function createPayments(config: PaymentsConfig, { secret, dataDir, log, now }: Options): Payments {
  if (config.adapter === 'sandbox') {
    const key = createHmac('sha256', secret).update('payment-sandbox').digest('hex');
    const till = createSandboxTill(join(dataDir, 'sandbox-payments'));
    const options = { till, key, now };
    return offering([createSandboxPay(options)], createSandboxCashier(options));
  }
  const deps = { log, now };
  const providers = [
    ...(config.wechat === null ? [] : [createWechatPay(wechatSettings(config.wechat), deps)]),
    ...(config.alipay === null ? [] : [createAlipay(alipaySettings(config.alipay), deps)]),
  ];
  return offering(providers, null);
}

function offering(providers: readonly PaymentProvider[], cashier: SandboxCashier | null): Payments {
  const guarded = new Map(
    providers.map((provider) => [provider.method, guardPort(`payments.${provider.method}`, provider)]),
  );
  return {
    methods: [...guarded.keys()],
    find: (method) => guarded.get(method) ?? null,
    cashier: cashier && guardPort('payments.cashier', cashier),
  };
}

function wechatSettings({ keyFile, publicKey, ...config }: WechatPayConfig): WechatPaySettings {
  return {
    ...config,
    privateKey: readPrivateKey('WECHAT_PAY_KEY_FILE', keyFile),
    publicKey: publicKey && {
      id: publicKey.id,
      key: readPublicKey('WECHAT_PAY_PUBLIC_KEY_FILE', publicKey.file),
    },
  };
}

function alipaySettings({ keyFile, publicKeyFile, certificates, ...config }: AlipayConfig): AlipaySettings {
  return {
    ...config,
    privateKey: readPrivateKey('ALIPAY_KEY_FILE', keyFile),
    publicKey: readPublicKey('ALIPAY_PUBLIC_KEY_FILE', publicKeyFile),
    certificates: certificates && {
      appSn: readKeyFile('ALIPAY_APP_CERT_FILE', certificates.appFile, '应用公钥证书', certificateSn),
      rootSn: readKeyFile('ALIPAY_ROOT_CERT_FILE', certificates.rootFile, '支付宝根证书', rootCertificateSn),
    },
  };
}
