import * as endpoints from '@zaojie/contract/social-login/social-login.endpoints';
import {
  accessOf,
  forEveryone,
  forMembers,
  peopleOnly,
  withSecret,
} from '../../../test/access-matrix-rows.ts';

/** Of the right shape, but none that we gave out. */
const madeUp = 'f'.repeat(64);
const answer = { code: 'x', state: madeUp };

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getWechatParams, forEveryone),
  row(endpoints.wechatLogin, withSecret, () => ({ body: answer })),
  row(endpoints.getAuthUrl, forEveryone),
  row(endpoints.wechatCallback, withSecret, () => ({ query: answer })),
  row(endpoints.openidSignIn, withSecret, () => ({ body: { openid: 'x', ticket: madeUp } })),
  row(endpoints.qrcodeCallback, withSecret, () => ({ query: answer })),
  row(endpoints.confirmQrcode, withSecret, () => ({
    body: { state: madeUp, confirm_key: madeUp, allow: true },
  })),
  row(endpoints.getBinding, forMembers),
  row(endpoints.bindWechat, { ...withSecret, visitor: 'login' }, () => ({
    body: { openid: 'x', ticket: madeUp },
  })),
  // None of them has bound one.
  row(endpoints.releaseWechat, { ...withSecret, visitor: 'login' }),
  // A state that isn't ours looks like one that has expired.
  row(endpoints.checkQrcodeStatus, forEveryone, () => ({ query: { state: madeUp } })),
]);
