import { Check, Forward } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../hooks/copy-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { gamePath } from '../game-paths.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ShareButton({ gameId }: { gameId: number }) {
  const [isCopied, setCopied] = useState(false);
  async function share() {
    const isDone = await copyText(location.origin + gamePath(gameId));
    setCopied(isDone);
    if (isDone) toast.success('分享链接已复制到剪贴板');
    else toast.error('无法复制链接，请手动复制');
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className="inline-flex h-9.5 items-center justify-center gap-2 rounded-full border border-line-2 bg-surface px-4 text-14 leading-none text-ink-2 transition-colors hover:border-ink-4 hover:text-ink max-md:h-11"
    >
      {isCopied ? <Check {...icon} /> : <Forward {...icon} />}
      分享
    </button>
  );
}
