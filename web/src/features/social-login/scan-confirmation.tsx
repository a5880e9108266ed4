import { confirmQrcode, qrcodeCallback } from '@zaojie/contract/social-login/social-login.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call, messageOf } from '../../api/client.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Button } from '../../ui/form/button.tsx';
import { readProviderAnswer, type ProviderAnswer } from './provider-answer.ts';
import { StepCard } from './step-card.tsx';
import { StepIcon } from './step-icon.tsx';
import { useOnce } from '../../hooks/use-once.ts';

type Scanned = EndpointOutput<typeof qrcodeCallback>;

/** On the phone, after the scan: who is about to sign in over there, and whether that is wanted. */
export function ScanConfirmation({ search }: { search: URLSearchParams }) {
  const answer = readProviderAnswer(search);
  return answer === null ? <ScanFailed message="没有收到微信的授权" /> : <Scan answer={answer} />;
}

function Scan({ answer }: { answer: ProviderAnswer }) {
  const { result, error } = useOnce(`scan ${answer.state} ${answer.code}`, () => reportScan(answer));
  if (error) return <ScanFailed message={messageOf(error, '微信登录失败，请稍后重试')} />;
  if (!result) return <StepCard picture={<StepIcon kind="working" />} heading="正在核对扫码信息" />;
  return <Decision state={answer.state} scanned={result} />;
}

async function reportScan(answer: ProviderAnswer): Promise<Scanned> {
  return (await call(qrcodeCallback, { query: answer })).data;
}

function Decision({ state, scanned }: { state: string; scanned: Scanned }) {
  const { nickname, avatar, confirm_key } = scanned;
  const { mutate, error, data, isPending, variables } = useMutation({
    mutationFn: (allow: boolean) => call(confirmQrcode, { body: { state, confirm_key, allow } }),
    networkMode: 'always',
  });
  if (error) return <ScanFailed message={messageOf(error, '确认没有送到，请稍后重试')} />;
  if (data) return <Decided allowed={data.data.status === 'confirmed'} />;
  return (
    <StepCard
      picture={<Avatar name={nickname} src={avatar} size={72} />}
      heading="确认登录造界？"
      detail={`将以“${nickname}”的身份在电脑上登录`}
    >
      <Button
        look="primary"
        size="large"
        block
        loading={isPending && variables}
        disabled={isPending && !variables}
        onClick={() => mutate(true)}
      >
        允许
      </Button>
      <Button
        size="large"
        block
        loading={isPending && !variables}
        disabled={isPending && variables}
        onClick={() => mutate(false)}
      >
        取消
      </Button>
    </StepCard>
  );
}

function Decided({ allowed }: { allowed: boolean }) {
  return allowed ? (
    <StepCard
      picture={<StepIcon kind="done" />}
      heading="已允许，请回到电脑或刚才的页面继续"
      detail="这个页面可以关掉了"
    />
  ) : (
    <StepCard
      picture={<StepIcon kind="stopped" />}
      heading="已取消"
      detail="电脑上不会登录，这个页面可以关掉了"
    />
  );
}

function ScanFailed({ message }: { message: string }) {
  return (
    <StepCard
      picture={<StepIcon kind="stopped" />}
      heading={message}
      detail="请回到电脑或刚才的页面刷新二维码，再试一次"
    />
  );
}
