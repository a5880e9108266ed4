import { useEffect } from 'react';
import { ButtonLink } from '../../ui/form/button.tsx';
import { decodeAuthorizeTarget } from './authorize-target.ts';
import { StepCard } from './step-card.tsx';
import { StepIcon } from './step-icon.tsx';

/** The phone arrives here from the QR code and goes on to the provider, and to nowhere else. */
export function AuthorizeGate({ encoded }: { encoded: string }) {
  const target = decodeAuthorizeTarget(encoded, globalThis.location.origin);
  useEffect(() => {
    if (target !== null) globalThis.location.replace(target);
  }, [target]);
  if (target !== null) return <StepCard picture={<StepIcon kind="working" />} heading="正在前往微信授权" />;
  return (
    <StepCard
      picture={<StepIcon kind="stopped" />}
      heading="授权地址不正确"
      detail="请回到登录页，重新获取二维码"
    >
      <ButtonLink to="/home" look="primary" size="large" block>
        回到首页
      </ButtonLink>
    </StepCard>
  );
}
