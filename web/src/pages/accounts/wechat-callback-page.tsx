import { signInByCode } from '../../features/social-login/provider-sign-in.ts';
import { WechatLanding } from './wechat-landing.tsx';

export function WechatCallbackPage() {
  return <WechatLanding name="wechat" signIn={signInByCode} />;
}
