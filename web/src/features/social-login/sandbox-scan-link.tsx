import { ExternalLink } from 'lucide-react';
import { StatusLabel } from '../../ui/text/label.tsx';

/** Where WeChat is played by the sandbox there is no phone to scan with, so a second tab is the phone. */
export function SandboxScanLink({ address }: { address: string }) {
  return (
    <p className="mt-5 flex flex-wrap items-center justify-center gap-2.5 text-13 text-ink-3">
      <StatusLabel tone="ochre">演示环境</StatusLabel>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="relative inline-flex items-center gap-1 rounded-sm text-brand-ink underline-offset-3 hover:underline max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3"
      >
        用模拟微信扫一扫
        <ExternalLink size={14} strokeWidth={1.75} aria-label="在新标签页打开" />
      </a>
    </p>
  );
}
