import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from '../class-names.ts';

export interface CountdownButtonProps {
  /** Sends the code. The countdown starts unless it resolves to false or throws. */
  onSend: () => Promise<boolean | void>;
  /** How long until it may be sent again. */
  seconds?: number | undefined;
  children?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const RADIUS = 6;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0 -rotate-90"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r={RADIUS} className="stroke-line-2" />
      <circle
        cx="8"
        cy="8"
        r={RADIUS}
        className="stroke-brand"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
      />
    </svg>
  );
}

/** Counts whole seconds down from the clock, so a tab that slept comes back with the right number. */
function useCountdown(seconds: number) {
  const [clock, setClock] = useState({ endsAt: 0, now: 0 });
  const left = Math.max(0, Math.ceil((clock.endsAt - clock.now) / 1_000));
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setClock(({ endsAt }) => ({ endsAt, now: Date.now() })), 250);
    return () => clearInterval(timer);
  }, [counting]);
  const start = () => setClock({ endsAt: Date.now() + seconds * 1_000, now: Date.now() });
  return { left, start };
}

/** 获取验证码, then 47 秒后重发 with a ring that runs down. */
export function CountdownButton(props: CountdownButtonProps) {
  const { onSend, seconds = 60, children = '获取验证码', disabled = false, className } = props;
  const [sending, setSending] = useState(false);
  const { left, start } = useCountdown(seconds);

  async function send() {
    setSending(true);
    try {
      if ((await onSend()) !== false) start();
    } finally {
      setSending(false);
    }
  }

  const waiting = left > 0;
  return (
    <Button
      size="field"
      className={classNames('w-37', className)}
      loading={sending}
      disabled={disabled || waiting}
      icon={waiting ? <Ring share={left / seconds} /> : undefined}
      onClick={() => void send()}
    >
      {waiting ? `${left} 秒后重发` : children}
    </Button>
  );
}
