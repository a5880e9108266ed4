import * as z from 'zod';
import { jsonOf, utf8Of } from '../notification-body.ts';
import { PaymentRefused, PaymentUnknown } from '../payment-provider.ts';
import { askAgain, callProvider, logged, type IncomingAnswer } from '../provider-call.ts';
import type { ProviderDeps } from '../provider-deps.ts';
import { readCertificates } from './wechat-certificates.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';
import { createPlatformKeys, type PlatformKeys } from './wechat-platform-keys.ts';
import {
  authorizationOf,
  isSigned,
  isTimely,
  messageSignature,
  type MessageSignature,
} from './wechat-signature.ts';

export type WechatCall = {
  /** As the log names it. */
  name: string;
  method: 'GET' | 'POST';
  /** With its query, which is part of what is signed. */
  path: string;
  body?: unknown;
  /** May be sent again when nobody knows what became of it. */
  isRepeatable: boolean;
  /** The serial of the key that parts of the body are encrypted with. */
  encryptedFor?: string;
};

export type WechatClient = {
  keys: PlatformKeys;
  /** The verified answer, as the schema reads it. */
  ask<S extends z.ZodType>(call: WechatCall, schema: S): Promise<z.output<S>>;
};

const errorAnswer = z.object({ code: z.string().max(64) });

export function createWechatClient(settings: WechatPaySettings, deps: ProviderDeps): WechatClient {
  const options = deps.call ?? {};

  async function send(call: WechatCall): Promise<IncomingAnswer> {
    const body = call.body === undefined ? '' : JSON.stringify(call.body);
    const serial = call.encryptedFor ?? settings.publicKey?.id;
    return callProvider(
      {
        name: call.name,
        url: settings.apiUrl + call.path,
        method: call.method,
        headers: {
          accept: 'application/json',
          'user-agent': 'zaojie',
          authorization: authorizationOf(
            settings,
            { method: call.method, path: call.path, body },
            deps.now(),
          ),
          ...(body !== '' && { 'content-type': 'application/json' }),
          ...(serial !== undefined && { 'wechatpay-serial': serial }),
        },
        ...(body !== '' && { body }),
      },
      options,
    );
  }

  async function downloadCertificates() {
    const call = {
      name: 'certificates',
      method: 'GET',
      path: '/v3/certificates',
      isRepeatable: true,
    } as const;
    const answer = await logged(deps.log, 'wechat', () => askAgain(() => send(call), options));
    const found = answer.status === 200 ? readCertificates(settings.v3Key, answer.body) : [];
    const signature = messageSignature((name) => answer.headers.get(name));
    // Signed with one of the certificates that it brings; our own key opened them, so they are the provider's.
    const signer =
      settings.publicKey?.id === signature?.serial
        ? settings.publicKey?.key
        : found.find((each) => each.serial === signature?.serial)?.key;
    if (signature === null || signer === undefined || !isTimely(signature, deps.now())) return [];
    return isSigned(signer, signature, answer.body) ? found : [];
  }

  const keys = createPlatformKeys({
    fixed: settings.publicKey,
    download: downloadCertificates,
    now: deps.now,
  });

  async function isTheirs(signature: MessageSignature, body: Buffer): Promise<boolean> {
    // While a merchant changes over to the public key, answers signed with it may carry the serial of a certificate.
    if (settings.publicKey !== null && isSigned(settings.publicKey.key, signature, body)) return true;
    const key = await keys.find(signature.serial);
    return key !== null && isSigned(key, signature, body);
  }

  async function once<S extends z.ZodType>(call: WechatCall, schema: S): Promise<z.output<S>> {
    const answer = await send(call);
    const content = jsonOf(utf8Of(answer.body));
    const { code = String(answer.status) } = errorAnswer.safeParse(content).data ?? {};
    if (answer.status >= 500 || answer.status === 429) throw new PaymentUnknown(call.name, code);
    const signature = messageSignature((name) => answer.headers.get(name));
    // Whoever sits in between could say anything, a refusal too: it would let us give money back that has been paid out.
    if (signature === null || !isTimely(signature, deps.now()) || !(await isTheirs(signature, answer.body))) {
      throw new PaymentUnknown(call.name, `unverified answer ${code}`);
    }
    if (answer.status >= 300) throw new PaymentRefused(call.name, code);
    const parsed = schema.safeParse(answer.body.length === 0 ? null : content);
    if (!parsed.success) throw new PaymentUnknown(call.name, 'unexpected answer');
    return parsed.data;
  }

  return {
    keys,
    ask: (call, schema) =>
      logged(deps.log, 'wechat', () =>
        call.isRepeatable ? askAgain(() => once(call, schema), options) : once(call, schema),
      ),
  };
}
