import { codeRequest, type RegisterForm } from '@zaojie/contract/accounts/account.schemas';
import { limits } from '@zaojie/contract/limits';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextButton } from '../../ui/button.tsx';
import { CountdownButton } from '../../ui/countdown-button.tsx';
import { StatusLabel } from '../../ui/label.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { sendRegisterCode } from './send-register-code.ts';

const { length, resendSeconds } = limits.verificationCode;

type Sent = { mobile: string; sandboxCode: string | null };

interface CodeFieldProps {
  form: UseFormReturn<RegisterForm>;
  error: string | undefined;
}

export function CodeField({ form, error }: CodeFieldProps) {
  const [sent, setSent] = useState<Sent | null>(null);

  async function send(): Promise<boolean> {
    const mobile = codeRequest.shape.mobile.safeParse(form.getValues('mobile'));
    if (!mobile.success) {
      form.setError('mobile', { type: 'code', message: '请输入正确的手机号' }, { shouldFocus: true });
      return false;
    }
    const answer = await sendRegisterCode(mobile.data);
    if (!answer.isSent) {
      toast.error(answer.message);
      return false;
    }
    toast.success('验证码已发送');
    setSent({ mobile: mobile.data, sandboxCode: answer.sandboxCode });
    form.clearErrors('code');
    form.setFocus('code');
    return true;
  }

  function fillIn(code: string) {
    form.setValue('code', code, { shouldDirty: true, shouldValidate: true });
    form.setFocus('password');
  }

  return (
    <div>
      <TextInput
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length}
        inputClassName="text-16 tracking-[.3em]"
        error={error}
        hint={sent ? <output>{`验证码已发送，请看手机尾号 ${sent.mobile.slice(-4)} 的短信`}</output> : null}
        beside={<CountdownButton seconds={resendSeconds} onSend={send} />}
        {...form.register('code')}
      />
      {sent?.sandboxCode ? <SandboxCode code={sent.sandboxCode} onFillIn={fillIn} /> : null}
    </div>
  );
}

/** Where no message is really sent, the page shows what it would have said. */
function SandboxCode({ code, onFillIn }: { code: string; onFillIn: (code: string) => void }) {
  return (
    <output className="mt-2 flex animate-rise items-center gap-2.5 rounded-control bg-ochre-tint px-3 py-2 text-13 text-ochre-ink">
      <StatusLabel tone="ochre" className="border border-ochre-line">
        演示环境
      </StatusLabel>
      <span>
        验证码 <b className="font-semibold tracking-[.08em]">{code}</b>
      </span>
      <TextButton className="ml-auto" onClick={() => onFillIn(code)}>
        填入
      </TextButton>
    </output>
  );
}
