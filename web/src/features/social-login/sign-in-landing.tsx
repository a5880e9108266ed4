import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '../../api/client.ts';
import { readProviderAnswer, type ProviderAnswer } from './provider-answer.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { StepCard } from './step-card.tsx';
import { StepIcon } from './step-icon.tsx';
import { useOnce } from '../../hooks/use-once.ts';

interface SignInLandingProps {
  search: URLSearchParams;
  /** Keeps the two ways to come back apart. */
  name: string;
  /** Turns the provider's answer into a session and says where to go. */
  signIn: (answer: ProviderAnswer) => Promise<string>;
  onSignedIn: (redirect: string) => void;
}

/** Where WeChat sends a person back to with a code. */
export function SignInLanding({ search, ...rest }: SignInLandingProps) {
  const answer = readProviderAnswer(search);
  if (answer === null) return <SignInFailed message="没有收到微信的授权，请重新登录" />;
  return <Exchange answer={answer} {...rest} />;
}

function Exchange({
  answer,
  name,
  signIn,
  onSignedIn,
}: Omit<SignInLandingProps, 'search'> & { answer: ProviderAnswer }) {
  const { result: redirect, error } = useOnce(`${name} ${answer.state} ${answer.code}`, () => signIn(answer));
  const leave = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (redirect !== undefined) leave(redirect);
  }, [redirect]);
  if (error) return <SignInFailed message={messageOf(error, '微信登录失败，请稍后重试')} />;
  return (
    <StepCard picture={<StepIcon kind="working" />} heading="正在登录" detail="马上就好，请不要关闭页面" />
  );
}
