import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { plainNumber } from '../../text/typed-numbers.ts';
import { classNames } from '../class-names.ts';
import { BARE_CONTROL, inputBoxClass } from './input-box.ts';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** After the number: 席, 小时. */
  unit: string;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const STEP =
  'relative grid h-full w-9 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:text-brand-ink disabled:text-ink-4 max-md:w-11';

/** A small whole number between two buttons; it can be typed too, and takes effect when the field is left. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, unit, onChange, disabled = false, className } = props;
  const [typed, setTyped] = useState<string | null>(null);

  function settleTyped(text: string) {
    const plain = plainNumber(text);
    settle(plain === '' ? value : Number(plain));
  }

  function settle(next: number) {
    setTyped(null);
    const kept = Math.min(max, Math.max(min, Math.round(next)));
    if (Number.isFinite(kept) && kept !== value) onChange(kept);
  }

  return (
    <div className={classNames('shrink-0', className ?? 'w-35')}>
      <div className={inputBoxClass(false, 'h-9.5 gap-0! max-md:h-11')}>
        <button
          type="button"
          aria-label={`减少${label}`}
          disabled={disabled || value <= min}
          onClick={() => settle(value - step)}
          className={STEP}
        >
          <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <label className="flex h-full min-w-0 flex-1 cursor-text items-center justify-center gap-1">
          <input
            aria-label={label}
            inputMode="numeric"
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => (typed === null ? undefined : settleTyped(typed))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed !== null) settleTyped(typed);
              if (event.key === 'ArrowUp') settle(value + step);
              if (event.key === 'ArrowDown') settle(value - step);
            }}
            style={{ width: `${Math.max(2, (typed ?? String(value)).length + 1)}ch` }}
            className={classNames(BARE_CONTROL, 'h-full flex-none! text-right font-semibold tabular-nums')}
          />
          <span aria-hidden="true" className="text-13 text-ink-3">
            {unit}
          </span>
        </label>
        <button
          type="button"
          aria-label={`增加${label}`}
          disabled={disabled || value >= max}
          onClick={() => settle(value + step)}
          className={STEP}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
