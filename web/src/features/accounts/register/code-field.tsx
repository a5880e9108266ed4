import { codeRequest, type CodeEvent } from '@zaojie/contract/accounts/account.schemas';
import { limits } from '@zaojie/contract/limits';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextButton } from '../../../ui/form/button.tsx';
import { CountdownButton } from '../../../ui/form/countdown-button.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { sendCode } from './send-code.ts';

const { length, resendSeconds } = limits.verificationCode;

type Sent = { mobile: string; sandboxCode: string | null };

/** What the field needs of the form around it, whatever else that asks for. */
export type CodeForm = {
  /** Asked where the field stands: the form goes by the order in which its fields come. */
  register: () => UseFormRegisterReturn;
  mobile: () => string;
  refuseMobile: (message: string) => void;
  /** A code is on its way: time to type it. */
  onSent: () => void;
  fillIn: (code: string) => void;
};

interface CodeFieldProps {
  event: CodeEvent;
  form: CodeForm;
  error: string | undefined;
}

export function CodeField({ event, form, error }: CodeFieldProps) {
  const [sent, setSent] = useState<Sent | null>(null);

  async function send(): Promise<boolean> {
    const mobile = codeRequest.shape.mobile.safeParse(form.mobile());
    if (!mobile.success) {
      form.refuseMobile('请输入正确的手机号');
      return false;
    }
    const answer = await sendCode(mobile.data, event);
    if (!answer.isSent) {
      toast.error(answer.message);
      return false;
    }
    toast.success('验证码已发送');
    setSent({ mobile: mobile.data, sandboxCode: answer.sandboxCode });
    form.onSent();
    return true;
  }

  return (
    <div>
      <TextInput
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        // A code is pasted with a gap in it too.
        maxLength={length * 2}
        inputClassName="text-16 tracking-[.3em]"
        error={error}
        hint={sent ? <output>{`验证码已发送，请看手机尾号 ${sent.mobile.slice(-4)} 的短信`}</output> : null}
        beside={<CountdownButton seconds={resendSeconds} onSend={send} />}
        {...form.register()}
      />
      {sent?.sandboxCode ? <SandboxCode code={sent.sandboxCode} onFillIn={form.fillIn} /> : null}
    </div>
  );
}

/** Where no message is really sent, the page shows what it would have said. */
export function SandboxCode({ code, onFillIn }: { code: string; onFillIn: (code: string) => void }) {
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
