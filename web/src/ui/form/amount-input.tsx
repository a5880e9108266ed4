import type { ReactNode } from 'react';
import { formatNumber } from '../../text/numbers.ts';
import { ChipButton } from '../text/chip.tsx';
import { NumberInput } from './number-input.tsx';

export interface AmountInputProps {
  label: string;
  /** Digits, perhaps with two decimals. */
  value: string;
  onChange: (value: string) => void;
  /** Amounts in yuan that one press fills in. */
  quick: readonly number[];
  error?: string | undefined;
  hint?: ReactNode;
  /** At the right end, such as 全部. */
  trailing?: ReactNode;
  id?: string | undefined;
}

/** An amount in yuan, large, with the usual ones below it. */
export function AmountInput({ quick, value, onChange, ...field }: AmountInputProps) {
  return (
    <div>
      <NumberInput
        {...field}
        maxLength={16}
        placeholder="0.00"
        value={value}
        onChange={onChange}
        leading={<span className="text-20 leading-none font-semibold">¥</span>}
        className="[&>div:first-of-type>div]:h-14"
        inputClassName="text-22 font-semibold placeholder:font-normal"
      />
      <div className="mt-2 grid grid-cols-4 gap-1.5">
        {quick.map((yuan) => (
          <ChipButton
            key={yuan}
            selected={value === String(yuan)}
            onClick={() => onChange(String(yuan))}
            className="justify-center px-0!"
          >
            {formatNumber(yuan)}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}
