import * as z from 'zod';
import { StartupError } from './startup-error.ts';

const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const words = z.string().min(1).optional();

/** The settings of both providers; keys are in files, named here. */
export const paymentSettings = {
  WECHAT_PAY_APP_ID: words,
  WECHAT_PAY_MERCHANT_ID: z.string().regex(/^\d+$/).optional(),
  WECHAT_PAY_KEY_FILE: words,
  WECHAT_PAY_KEY_SERIAL: z
    .string()
    .regex(/^[\dA-Fa-f]+$/)
    .optional(),
  WECHAT_PAY_V3_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32}$/)
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w+$/)
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_FILE: words,
  WECHAT_PAY_TRANSFER_SCENE: z.string().regex(/^\d+$/).default('1005'),
  WECHAT_PAY_API_URL: webAddress.default('https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: z.string().regex(/^\d+$/).optional(),
  ALIPAY_SELLER_ID: z.string().regex(/^\d+$/).optional(),
  ALIPAY_KEY_FILE: words,
  ALIPAY_PUBLIC_KEY_FILE: words,
  ALIPAY_APP_CERT_FILE: words,
  ALIPAY_ROOT_CERT_FILE: words,
  ALIPAY_GATEWAY_URL: webAddress.default('https://openapi.alipay.com/gateway.do'),
};
type PaymentSettings = z.output<z.ZodObject<typeof paymentSettings>>;

export const paymentHints = {
  WECHAT_PAY_MERCHANT_ID: '应是微信支付的商户号，全是数字',
  WECHAT_PAY_KEY_SERIAL: '应是商户 API 证书的序列号',
  WECHAT_PAY_V3_KEY: '应是在商户平台设置的 APIv3 密钥，正好 32 个字符',
  WECHAT_PAY_PUBLIC_KEY_ID: '应以 PUB_KEY_ID_ 开头',
  WECHAT_PAY_TRANSFER_SCENE: '应是商家转账的场景 ID，全是数字',
  WECHAT_PAY_API_URL: '应是完整的网址',
  ALIPAY_APP_ID: '应是支付宝应用的 APPID，全是数字',
  ALIPAY_SELLER_ID: '应是商户的支付宝用户号（2088 开头），全是数字',
  ALIPAY_GATEWAY_URL: '应是完整的网址',
};

export type WechatPayConfig = {
  appId: string;
  merchantId: string;
  keyFile: string;
  keySerial: string;
  v3Key: string;
  publicKey: { id: string; file: string } | null;
  transferScene: string;
  apiUrl: string;
};

export type AlipayConfig = {
  appId: string;
  sellerId: string;
  keyFile: string;
  publicKeyFile: string;
  certificates: { appFile: string; rootFile: string } | null;
  gatewayUrl: string;
};

/** The sandbox is there only while no real provider is: play money and money don't mix. */
export type PaymentsConfig =
  | { adapter: 'sandbox' }
  | { adapter: 'real'; wechat: WechatPayConfig | null; alipay: AlipayConfig | null };

export function paymentsOf(s: PaymentSettings, isSandboxAllowed: boolean): PaymentsConfig {
  const wechat = wechatPayOf(s);
  const alipay = alipayOf(s);
  if (wechat !== null || alipay !== null) return { adapter: 'real', wechat, alipay };
  if (!isSandboxAllowed) {
    throw new StartupError(
      '生产环境不能使用支付沙箱：请设置 WECHAT_PAY_* 或 ALIPAY_*，或用 ALLOW_SANDBOX=1 明确允许演示。',
    );
  }
  return { adapter: 'sandbox' };
}

function wechatPayOf(s: PaymentSettings): WechatPayConfig | null {
  const given = together(s, [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_KEY_FILE',
    'WECHAT_PAY_KEY_SERIAL',
    'WECHAT_PAY_V3_KEY',
  ]);
  const key = together(s, ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY_FILE']);
  if (given === null && key !== null)
    throw incomplete(['WECHAT_PAY_MERCHANT_ID', 'WECHAT_PAY_PUBLIC_KEY_ID']);
  return (
    given && {
      appId: given.WECHAT_PAY_APP_ID,
      merchantId: given.WECHAT_PAY_MERCHANT_ID,
      keyFile: given.WECHAT_PAY_KEY_FILE,
      keySerial: given.WECHAT_PAY_KEY_SERIAL,
      v3Key: given.WECHAT_PAY_V3_KEY,
      publicKey: key && { id: key.WECHAT_PAY_PUBLIC_KEY_ID, file: key.WECHAT_PAY_PUBLIC_KEY_FILE },
      transferScene: s.WECHAT_PAY_TRANSFER_SCENE,
      apiUrl: s.WECHAT_PAY_API_URL,
    }
  );
}

function alipayOf(s: PaymentSettings): AlipayConfig | null {
  const given = together(s, [
    'ALIPAY_APP_ID',
    'ALIPAY_SELLER_ID',
    'ALIPAY_KEY_FILE',
    'ALIPAY_PUBLIC_KEY_FILE',
  ]);
  const certificates = together(s, ['ALIPAY_APP_CERT_FILE', 'ALIPAY_ROOT_CERT_FILE']);
  if (given === null && certificates !== null) throw incomplete(['ALIPAY_APP_ID', 'ALIPAY_APP_CERT_FILE']);
  return (
    given && {
      appId: given.ALIPAY_APP_ID,
      sellerId: given.ALIPAY_SELLER_ID,
      keyFile: given.ALIPAY_KEY_FILE,
      publicKeyFile: given.ALIPAY_PUBLIC_KEY_FILE,
      certificates: certificates && {
        appFile: certificates.ALIPAY_APP_CERT_FILE,
        rootFile: certificates.ALIPAY_ROOT_CERT_FILE,
      },
      gatewayUrl: s.ALIPAY_GATEWAY_URL,
    }
  );
}

/** All of them or none: half a configuration would fail with the first payer. */
function together<N extends keyof PaymentSettings>(
  s: PaymentSettings,
  names: readonly N[],
): Record<N, string> | null {
  const given = names.filter((name) => s[name] !== undefined);
  if (given.length === 0) return null;
  if (given.length < names.length) throw incomplete(names);
  return Object.fromEntries(names.map((name) => [name, s[name]])) as Record<N, string>;
}

function incomplete(names: readonly string[]): StartupError {
  return new StartupError(`${names.join('、')} 要一起设置。`);
}
