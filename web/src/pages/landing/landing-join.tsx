import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { LandingSection } from './landing-section.tsx';

export function LandingJoin() {
  const isSignedIn = useSession() !== null;
  return (
    <LandingSection id="join" title="留一面墙给你" lead="先逛逛也好，登录之后就能挂上第一件作品。" raised>
      <div className="mt-8 flex gap-3 max-md:[&>*]:flex-1">
        <ButtonLink to="/home" look="primary" size="large">
          开始创作
        </ButtonLink>
        {isSignedIn ? null : (
          <ButtonLink to="/register" size="large">
            注册账号
          </ButtonLink>
        )}
      </div>
    </LandingSection>
  );
}
