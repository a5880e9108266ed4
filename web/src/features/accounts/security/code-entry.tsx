import { limits } from '@zaojie/contract/limits';
import { useState } from 'react';
import { ApiFailure } from '../../../api/client.ts';
import { plainDigits } from '../../../text/typed-numbers.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { CountdownButton } from '../../../ui/form/countdown-button.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { SandboxCode } from '../register/code-field.tsx';
import { refusalText } from '../wait-text.ts';

const { length, resendSeconds } = limits.verificationCode;
const FAILED = '发送验证码失败，请稍后重试';

type CodeEntryProps = {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** Null where it mustn't be sent yet; what is wrong was said at its field. */
  send: () => Promise<{ sandbox_code?: string | undefined } | null>;
  /** Said once it is on its way. */
  sentTo: string;
};

/** A code that is sent on asking and typed here. */
export function CodeEntry({ value, error, onChange, send, sentTo }: CodeEntryProps) {
  const [sent, setSent] = useState<{ sandboxCode: string | null } | null>(null);

  async function ask(): Promise<boolean> {
    try {
      const answer = await send();
      if (answer === null) return false;
      setSent({ sandboxCode: answer.sandbox_code ?? null });
      return true;
    } catch (failure) {
      toast.error(failure instanceof ApiFailure ? refusalText(failure, FAILED) : FAILED);
      return false;
    }
  }

  return (
    <div>
      <NumberInput
        label="验证码"
        reads={plainDigits}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length}
        inputClassName="text-16 tracking-[.3em]"
        value={value}
        error={error}
        hint={sent ? <output>{`验证码已发送到 ${sentTo}`}</output> : null}
        beside={<CountdownButton seconds={resendSeconds} onSend={ask} />}
        onChange={onChange}
      />
      {sent?.sandboxCode ? <SandboxCode code={sent.sandboxCode} onFillIn={onChange} /> : null}
    </div>
  );
}
