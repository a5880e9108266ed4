import { useParams } from 'react-router';
import { PlainLayout } from '../../features/accounts/frame/plain-layout.tsx';
import { AuthorizeGate } from '../../features/social-login/authorize-gate.tsx';

export function WxauthAuthorizePage() {
  const { url = '' } = useParams();
  return (
    <PlainLayout title="微信授权">
      <AuthorizeGate encoded={url} />
    </PlainLayout>
  );
}
