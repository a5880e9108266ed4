import { getAuthUrl } from '@zaojie/contract/social-login/social-login.endpoints';
import { call, messageOf } from '../../api/client.ts';
import { authorizeTarget } from './authorize-target.ts';

const REFUSED = '获取微信授权链接失败';

export type Departure = { target: string } | { failure: string };

/** Where WeChat's own browser has to go to sign in. */
export async function findDeparture(redirect: string): Promise<Departure> {
  try {
    const { data } = await call(getAuthUrl, { query: { callback: '/wxauth/callback', redirect } });
    const target = authorizeTarget(data.url, globalThis.location.origin);
    return target === null ? { failure: REFUSED } : { target };
  } catch (error) {
    return { failure: messageOf(error, REFUSED) };
  }
}
