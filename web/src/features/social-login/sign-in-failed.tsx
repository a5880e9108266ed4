import { ButtonLink } from '../../ui/form/button.tsx';
import { StepCard } from './step-card.tsx';
import { StepIcon } from './step-icon.tsx';

export function SignInFailed({ message }: { message: string }) {
  return (
    <StepCard picture={<StepIcon kind="stopped" />} heading="微信登录失败" detail={message}>
      <ButtonLink to="/login" look="primary" size="large" block>
        返回登录
      </ButtonLink>
    </StepCard>
  );
}
