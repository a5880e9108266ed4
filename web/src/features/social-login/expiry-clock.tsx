import { useEffect, useState } from 'react';
import { clockText } from './qr-login.ts';

/** 二维码 4:32 后过期 */
export function ExpiryClock({ expiresAt }: { expiresAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer">
      二维码 <b className="mx-0.5 font-semibold text-ink">{clockText(expiresAt - now)}</b> 后过期
    </span>
  );
}
