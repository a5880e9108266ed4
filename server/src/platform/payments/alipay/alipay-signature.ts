import { beijingTime } from '../beijing-time.ts';
import { isSignedRsa, signRsa } from '../rsa.ts';
import type { AlipaySettings } from './alipay-settings.ts';

type Parameters = Record<string, string>;

/** name=value of everything, in the order of the names. */
export function signedContent(parameters: Parameters): string {
  return Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name] ?? ''}`)
    .join('&');
}

/** The parameters of a call, complete and signed. */
export function signedParameters(
  settings: AlipaySettings,
  call: { method: string; content: object; notifyUrl?: string; returnUrl?: string },
  now: Date,
): Parameters {
  const parameters: Parameters = {
    app_id: settings.appId,
    method: call.method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingTime(now),
    version: '1.0',
    ...(call.notifyUrl !== undefined && { notify_url: call.notifyUrl }),
    ...(call.returnUrl !== undefined && { return_url: call.returnUrl }),
    ...(settings.certificates !== null && {
      app_cert_sn: settings.certificates.appSn,
      alipay_root_cert_sn: settings.certificates.rootSn,
    }),
    biz_content: JSON.stringify(call.content),
  };
  return { ...parameters, sign: signRsa(settings.privateKey, signedContent(parameters)) };
}

/**
 * Of a notification. Only RSA2: whoever sends it doesn't get to choose a weaker one. Some kinds of message sign the kind of
 * signature along with the rest.
 */
export function isNotificationSigned(settings: AlipaySettings, parameters: Parameters): boolean {
  const { sign = '', ...all } = parameters;
  const { sign_type: kind, ...rest } = all;
  const isSigned = (part: Parameters) => isSignedRsa(settings.publicKey, signedContent(part), sign);
  return kind === 'RSA2' && (isSigned(rest) || isSigned(all));
}
