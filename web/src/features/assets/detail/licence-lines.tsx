import { licenceWords } from '@zaojie/contract/assets/asset-words';
import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { Check, Copy, X } from 'lucide-react';
import { copyText } from '../../../hooks/copy-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { TextButton } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with it, line by line, and the line that names the author. */
export function LicenceLines({ asset }: { asset: AssetDetail }) {
  const { name, lines, needsCredit } = licenceWords[asset.licence];
  const credit = `${asset.title}：${asset.user.nickname} / 造界，${name}`;

  async function copy() {
    if (await copyText(credit)) toast.success('署名已复制');
    else toast.error('无法复制，请手动复制');
  }

  return (
    <section aria-label="授权">
      <h2 className="text-16 font-semibold">授权：{name}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-2 text-14 leading-ui">
        {lines.map(({ allowed, text }) => (
          <li key={text} className="flex items-start gap-2.5 text-ink-2">
            {allowed ? (
              <Check {...ICON} className="mt-0.5 shrink-0 text-success" />
            ) : (
              <X {...ICON} className="mt-0.5 shrink-0 text-ink-3" />
            )}
            <VisuallyHidden>{allowed ? '可以：' : '不可以：'}</VisuallyHidden>
            {text}
          </li>
        ))}
      </ul>
      {needsCredit ? (
        <div className="mt-4 flex items-center justify-between gap-3 rounded-control bg-surface-2 px-3 py-2.5">
          <span className="min-w-0 truncate text-12 text-ink-2">{credit}</span>
          <TextButton onClick={() => void copy()} className="shrink-0 gap-1.5!">
            <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
            复制署名
          </TextButton>
        </div>
      ) : null}
    </section>
  );
}
