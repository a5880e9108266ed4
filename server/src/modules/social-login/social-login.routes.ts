import * as endpoints from '@zaojie/contract/social-login/social-login.endpoints';
import { bind } from '../../frame/action.ts';
import { checkQrcodeStatus } from './check-qrcode-status.ts';
import { confirmQrcode } from './confirm-qrcode.ts';
import { getAuthUrl } from './get-auth-url.ts';
import { getWechatParams } from './get-wechat-params.ts';
import { bindWechat, getBinding, releaseWechat } from './own-binding.ts';
import { openidSignIn } from './openid-sign-in.ts';
import { qrcodeCallback } from './qrcode-callback.ts';
import { wechatCallback } from './wechat-callback.ts';
import { wechatLogin } from './wechat-login.ts';

export const socialLoginRoutes = [
  bind(endpoints.getWechatParams, getWechatParams),
  bind(endpoints.wechatLogin, wechatLogin, { callsOutside: true }),
  bind(endpoints.getAuthUrl, getAuthUrl),
  bind(endpoints.wechatCallback, wechatCallback),
  bind(endpoints.openidSignIn, openidSignIn),
  bind(endpoints.qrcodeCallback, qrcodeCallback),
  bind(endpoints.confirmQrcode, confirmQrcode),
  bind(endpoints.checkQrcodeStatus, checkQrcodeStatus),
  bind(endpoints.getBinding, getBinding),
  bind(endpoints.bindWechat, bindWechat),
  bind(endpoints.releaseWechat, releaseWechat),
];
