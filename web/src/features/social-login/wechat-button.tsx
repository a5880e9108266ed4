import { useState, useSyncExternalStore } from 'react';
import { WechatIcon } from '../../ui/theme/brand-icons.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { isWechatBrowser } from './in-app-browser.ts';
import type { Departure } from './wechat-login.ts';

const icon = <WechatIcon className="text-success" />;
const face = { size: 'large', block: true, icon, className: 'max-md:h-12.5' } as const;

/** In WeChat's own browser straight to the authorisation page, elsewhere to the QR code. */
export function WechatButton({ redirect }: { redirect: string }) {
  const [leaving, setLeaving] = useState(false);
  if (!useWechatBrowser()) {
    return (
      <ButtonLink {...face} to={`/wxauth/qrcode?redirect=${encodeURIComponent(redirect)}`}>
        微信扫码登录
      </ButtonLink>
    );
  }

  async function leave() {
    setLeaving(true);
    const departure = await findDepartureLater(redirect);
    if ('target' in departure) {
      globalThis.location.assign(departure.target);
      return;
    }
    setLeaving(false);
    void dialog.error({ title: '微信登录失败', message: departure.failure });
  }

  return (
    <Button {...face} loading={leaving} onClick={() => void leave()}>
      微信登录
    </Button>
  );
}

const unchanging = () => () => undefined;

/** The server draws the page before it is known who opens it: most do so elsewhere. */
function useWechatBrowser(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => isWechatBrowser(navigator.userAgent),
    () => false,
  );
}

/** Only WeChat's own browser needs the call, so only there it is fetched. */
async function findDepartureLater(redirect: string): Promise<Departure> {
  try {
    const { findDeparture } = await import('./wechat-login.ts');
    return await findDeparture(redirect);
  } catch {
    return { failure: '获取微信授权链接失败' };
  }
}
