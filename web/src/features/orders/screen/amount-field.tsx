import { fenOf, yuanOf } from '@zaojie/contract/money';
import { formatYuan } from '../../../text/numbers.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Range } from '../../../ui/form/range.tsx';

type AmountFieldProps = {
  label: string;
  name: string;
  value: string;
  /** In yuan. */
  max: number;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
};

/** One amount, typed or dragged: the slider moves by whole yuan and ends exactly at the most. */
export function AmountField({
  label,
  name,
  value,
  max,
  error,
  disabled,
  onChange,
  onBlur,
}: AmountFieldProps) {
  const maxFen = fenOf(max) ?? 0;
  const fen = Math.min(maxFen, fenOf(value.trim()) ?? 0);
  const step = Math.max(1, Math.min(100, maxFen));
  function slide(next: number) {
    // The last step of the line may be shorter than the others.
    onChange(yuanOf(next + step > maxFen ? maxFen : next).toFixed(2));
  }
  return (
    <div>
      <NumberInput
        label={label}
        name={name}
        maxLength={16}
        value={value}
        disabled={disabled}
        error={error}
        onChange={onChange}
        onBlur={onBlur}
        leading={<span className="font-semibold">¥</span>}
        inputClassName="font-semibold"
        trailing={
          <span className="shrink-0 text-13 text-ink-3">最多 {formatYuan(max, { exact: true })}</span>
        }
      />
      <Range
        aria-label={`${label}，拖动选择`}
        value={fen}
        min={0}
        max={Math.max(1, maxFen)}
        step={step}
        disabled={disabled}
        onChange={(event) => slide(Number(event.target.value))}
        className="mt-1 w-full"
      />
      <p aria-hidden="true" className="flex justify-between text-12 text-ink-3">
        <span>0</span>
        <span>一半</span>
        <span>全部</span>
      </p>
    </div>
  );
}
