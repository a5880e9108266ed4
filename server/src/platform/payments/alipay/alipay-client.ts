import * as z from 'zod';
import { jsonOf, utf8Of } from '../notification-body.ts';
import { PaymentRefused, PaymentUnknown } from '../payment-provider.ts';
import { askAgain, callProvider, logged } from '../provider-call.ts';
import { isSignedRsa } from '../rsa.ts';
import type { ProviderDeps } from '../provider-deps.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { signedParameters } from './alipay-signature.ts';
import { rawMembers } from './raw-members.ts';

export type AlipayCall = {
  /** The provider's name of it: alipay.trade.query */
  method: string;
  content: object;
  /** May be sent again when nobody knows what became of it. */
  isRepeatable: boolean;
};

export type AlipayClient = {
  ask<S extends z.ZodType>(call: AlipayCall, schema: S): Promise<z.output<S>>;
};

const verdict = z.object({ code: z.string().max(16), sub_code: z.string().max(128).optional() });

export function createAlipayClient(settings: AlipaySettings, deps: ProviderDeps): AlipayClient {
  const options = deps.call ?? {};

  async function once<S extends z.ZodType>(call: AlipayCall, schema: S): Promise<z.output<S>> {
    const { biz_content, ...common } = signedParameters(settings, call, deps.now());
    const answer = await callProvider(
      {
        name: call.method,
        url: `${settings.gatewayUrl}?${new URLSearchParams(common).toString()}`,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
          'user-agent': 'zaojie',
        },
        body: new URLSearchParams({ biz_content: biz_content ?? '' }).toString(),
      },
      options,
    );
    if (answer.status !== 200) throw new PaymentUnknown(call.method, String(answer.status));
    const content = verifiedContent(settings, call.method, answer.body);
    if (content === undefined) throw new PaymentUnknown(call.method, 'unverified answer');
    const said = verdict.safeParse(content);
    if (!said.success) throw new PaymentUnknown(call.method, 'unexpected answer');
    const { code, sub_code: subCode } = said.data;
    if (code !== '10000') throw failureOf(call.method, code, subCode ?? code);
    const parsed = schema.safeParse(content);
    if (!parsed.success) throw new PaymentUnknown(call.method, 'unexpected answer');
    return parsed.data;
  }

  return {
    ask: (call, schema) =>
      logged(deps.log, 'alipay', () =>
        call.isRepeatable ? askAgain(() => once(call, schema), options) : once(call, schema),
      ),
  };
}

/** What the signature covers, read from the very characters that it covers. */
function verifiedContent(settings: AlipaySettings, method: string, body: Buffer): unknown {
  const text = utf8Of(body);
  const answer = jsonOf(text);
  if (text === null || typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return undefined;
  const members = rawMembers(text);
  const content = members.get(`${method.replaceAll('.', '_')}_response`) ?? members.get('error_response');
  const sign = jsonOf(members.get('sign') ?? null);
  if (content === undefined || typeof sign !== 'string') return undefined;
  return isSignedRsa(settings.publicKey, content, sign) ? jsonOf(content) : undefined;
}

/** 20000 and their "system errors" say that something broke on the way; the rest was looked at and turned down. */
function failureOf(method: string, code: string, reason: string): PaymentRefused | PaymentUnknown {
  const isUnknown =
    code === '20000' ||
    code === '10003' ||
    /SYSTEM[_-]ERROR|UNKNOW|PROCESSING|TIMEOUT|CONCURREN/i.test(reason);
  return isUnknown ? new PaymentUnknown(method, reason) : new PaymentRefused(method, reason);
}
