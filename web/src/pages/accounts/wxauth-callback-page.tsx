import { signInByTicket } from '../../features/social-login/provider-sign-in.ts';
import { WechatLanding } from './wechat-landing.tsx';

export function WxauthCallbackPage() {
  return <WechatLanding name="wxauth" signIn={signInByTicket} />;
}
