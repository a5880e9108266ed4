import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/form/icon-button.tsx';
import type { Mark } from './marks.ts';

interface MarkRowProps {
  mark: Mark;
  number: number;
  isCurrent: boolean;
  onSelect: () => void;
  onText: (text: string) => void;
  onRemove: () => void;
}

function MarkRow({ mark, number, isCurrent, onSelect, onText, onRemove }: MarkRowProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isCurrent) field.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <li
      className={classNames(
        'grid grid-cols-[26px_minmax(0,1fr)_auto] items-start gap-x-1 rounded-control border py-2 pr-1.5 pl-3 transition-colors',
        isCurrent ? 'border-brand shadow-[0_0_0_3px_var(--brand-tint-2)]' : 'border-line',
      )}
    >
      <i
        aria-hidden="true"
        className={classNames(
          'mt-1 size-5.5 rounded-full text-center text-12 leading-5.5 font-semibold not-italic',
          isCurrent ? 'bg-brand text-on-brand' : 'bg-ochre-tint text-ochre-ink',
        )}
      >
        {number}
      </i>
      <textarea
        ref={field}
        rows={1}
        aria-label={`第 ${number} 处要改什么`}
        placeholder="写一句要改什么"
        maxLength={orderLimits.pinTextMax}
        value={mark.text}
        onFocus={onSelect}
        onChange={(event) => onText(event.target.value)}
        className="field-sizing-content min-h-7.5 w-full resize-none bg-transparent px-1.5 py-1 leading-[1.65] outline-none placeholder:text-ink-3"
      />
      <IconButton size="small" label={`删除第 ${number} 处`} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface MarkRowsProps {
  marks: readonly Mark[];
  current: string | null;
  onSelect: (key: string) => void;
  onText: (key: string, text: string) => void;
  onRemove: (key: string) => void;
}

export function MarkRows({ marks, current, onSelect, onText, onRemove }: MarkRowsProps) {
  return (
    <ol className="grid gap-2.5">
      {marks.map((mark, index) => (
        <MarkRow
          key={mark.key}
          mark={mark}
          number={index + 1}
          isCurrent={mark.key === current}
          onSelect={() => onSelect(mark.key)}
          onText={(text) => onText(mark.key, text)}
          onRemove={() => onRemove(mark.key)}
        />
      ))}
    </ol>
  );
}
