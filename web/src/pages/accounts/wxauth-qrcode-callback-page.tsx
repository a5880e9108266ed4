import { useSearchParams } from 'react-router';
import { PlainLayout } from '../../features/accounts/frame/plain-layout.tsx';
import { ScanConfirmation } from '../../features/social-login/scan-confirmation.tsx';

export function WxauthQrcodeCallbackPage() {
  const [search] = useSearchParams();
  return (
    <PlainLayout title="微信扫码登录">
      <ScanConfirmation search={search} />
    </PlainLayout>
  );
}
