import {
  openidSignIn,
  wechatCallback,
  wechatLogin,
} from '@zaojie/contract/social-login/social-login.endpoints';
import { call } from '../../api/client.ts';
import { acceptSession } from './accept-session.ts';
import type { ProviderAnswer } from './provider-answer.ts';

/** From /wxauth/callback: the answer is exchanged for a ticket, the ticket for a session. */
export async function signInByTicket(answer: ProviderAnswer): Promise<string> {
  const { data: authorised } = await call(wechatCallback, { query: answer });
  const { openid, ticket } = authorised;
  const { data } = await call(openidSignIn, { body: { openid, ticket } });
  await acceptSession(data.userinfo);
  return authorised.redirect;
}

/** From /auth/wechat/callback: one call does it all. */
export async function signInByCode(answer: ProviderAnswer): Promise<string> {
  const { data } = await call(wechatLogin, { body: answer });
  await acceptSession(data.userinfo);
  return data.redirect;
}
