import type { EvidencePack } from '@zaojie/contract/orders/dispute-case.schemas';
import { FileText, List, Lock, MapPin, MessageSquare, Wallet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../text/dates.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { groupedHash } from '../licence/file-hash.ts';
import { ArchiveButton } from './archive-button.tsx';
import { partsOf, type EvidenceKind, type EvidenceLine, type EvidencePart } from './evidence-words.ts';

const ICONS: Record<EvidenceKind, LucideIcon> = {
  timeline: List,
  files: FileText,
  pins: MapPin,
  chat: MessageSquare,
  payments: Wallet,
};

/** Whoever rules ticks what the ruling rests on. */
export type Citing = { cited: ReadonlySet<string>; onToggle: (key: string) => void };

function Line({ line, citing }: { line: EvidenceLine; citing?: Citing | undefined }) {
  const words = (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className="text-ink-3 tabular-nums">{formatMoment(line.at)}</span>{' '}
      <b className="font-medium">{line.who}</b>{' '}
      <span className="whitespace-pre-line text-ink-2">{line.text}</span>
    </span>
  );
  if (citing === undefined) return <li className="py-1.5 text-13 leading-5">{words}</li>;
  return (
    <li>
      <Checkbox
        aria-label={`引用 ${formatMoment(line.at)} ${line.who}`}
        checked={citing.cited.has(line.key)}
        onChange={() => citing.onToggle(line.key)}
        className="flex! items-start! rounded-sm py-1.5 leading-5! has-checked:bg-brand-tint [&>span:first-child]:mt-0.5"
      >
        {words}
      </Checkbox>
    </li>
  );
}

function Part({ part, citing }: { part: EvidencePart; citing?: Citing | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = ICONS[part.kind];
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3.5 border-t border-line py-3 first:border-0 first:pt-0">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.75 text-ink-2" />
      <p className="leading-ui">
        {part.name}{' '}
        <span className="text-ink-3">
          {part.lines.length} {part.unit}
        </span>
        <small className="block text-13 text-ink-3">{part.about}</small>
      </p>
      {part.lines.length === 0 ? null : (
        <TextButton
          aria-expanded={isOpen}
          aria-label={`${isOpen ? '收起' : '打开'}${part.name}`}
          onClick={() => setOpen(!isOpen)}
          className="self-start"
        >
          {isOpen ? '收起' : '打开'}
        </TextButton>
      )}
      {isOpen ? (
        <ul className="col-span-2 col-start-2 mt-2 max-h-96 overflow-y-auto border-l-2 border-line-2 pl-3.5">
          {part.lines.map((line) => (
            <Line key={line.key} line={line} citing={citing} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type EvidencePanelProps = {
  pack: EvidencePack;
  names: { client: string; creator: string };
  citing?: Citing | undefined;
};

/** 证据包: the same for both sides and the arbiter. */
export function EvidencePanel({ pack, names, citing }: EvidencePanelProps) {
  return (
    <Panel title="证据包" about="自动收集，不用截图" action={<ArchiveButton orderId={pack.order_id} />}>
      <ul>
        {partsOf(pack, names).map((part) => (
          <Part key={part.kind} part={part} citing={citing} />
        ))}
      </ul>
      <p className="mt-2 flex gap-2.5 rounded-control bg-surface-2 px-4 py-3 text-13 leading-5 text-ink-2">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          系统在 {formatMoment(pack.collected_at)} 自动封存，双方和仲裁员看到的是同一份，谁都改不了。
          <span className="block font-mono text-12 break-all text-ink-3">
            SHA-256 {groupedHash(pack.sha256)}
          </span>
        </span>
      </p>
    </Panel>
  );
}
