import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { plainAmount } from '../../../text/typed-numbers.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { readYuan } from './games-address.ts';
import { clampHigh, clampLow, isFlat, type PriceBounds, type PriceRange } from './price-bounds.ts';

type PriceFilterProps = {
  bounds: PriceBounds;
  range: PriceRange;
  /** When an end is let go of, or what was typed is done. */
  onChange: (range: PriceRange) => void;
};

const THUMB =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:cursor-pointer [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-surface ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:cursor-pointer [&::-moz-range-thumb]:rounded-full ' +
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-surface';

type HandleProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Both at the right end: the lower one must be the one that can be taken. */
  isAbove: boolean;
  onMove: (value: number) => void;
  onDone: () => void;
};

/** Only the knob can be pressed; the two lines lie over each other. */
function Handle({ label, value, min, max, isAbove, onMove, onDone }: HandleProps) {
  return (
    <input
      type="range"
      aria-label={`${label}，拖动选择`}
      aria-valuetext={`${value} 元`}
      min={min}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      onPointerUp={onDone}
      onKeyUp={onDone}
      onBlur={onDone}
      className={classNames(
        'pointer-events-none absolute inset-0 size-full appearance-none rounded-full bg-transparent',
        isAbove && 'z-1',
        THUMB,
      )}
    />
  );
}

/** A whole yuan has no decimals in the box. */
const typed = (value: number) => String(value);

function PriceBox({
  label,
  value,
  onDone,
}: {
  label: string;
  value: number;
  onDone: (value: number) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  function finish() {
    const amount = text === null ? null : readYuan(plainAmount(text));
    setText(null);
    if (amount !== null) onDone(amount);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') finish();
  }
  return (
    <TextInput
      label={label}
      labelHidden
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={text ?? typed(value)}
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onKeyDown={handleKey}
      leading={<span className="text-13 text-ink-3">¥</span>}
      className="flex-1"
    />
  );
}

/** From what to what a game may cost: dragged or typed, never beyond what there is, never crossed. */
export function PriceFilter({ bounds, range, onChange }: PriceFilterProps) {
  const [given, setGiven] = useState(range);
  const [moved, setMoved] = useState<PriceRange | null>(null);
  if (given.low !== range.low || given.high !== range.high) {
    setGiven(range);
    setMoved(null);
  }
  const shown = moved ?? range;
  const [min, max] = [Math.floor(bounds.min), Math.ceil(bounds.max)];
  const shareAt = (value: number) => ((value - min) / (max - min)) * 100;

  function settle(next: PriceRange) {
    setMoved(next);
    if (next.low !== range.low || next.high !== range.high) onChange(next);
  }
  const done = () => (moved === null ? undefined : settle(moved));

  if (isFlat(bounds)) return <p className="text-13 text-ink-3">都是同一个价</p>;
  return (
    <div>
      <div className="relative mx-0.5 h-9 max-md:h-11">
        <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2 bg-brand"
          style={{ left: `${shareAt(shown.low)}%`, width: `${shareAt(shown.high) - shareAt(shown.low)}%` }}
        />
        <Handle
          label="最低价"
          value={shown.low}
          min={min}
          max={max}
          isAbove={shareAt(shown.low) > 50}
          onMove={(value) => setMoved({ ...shown, low: clampLow(value, shown, bounds) })}
          onDone={done}
        />
        <Handle
          label="最高价"
          value={shown.high}
          min={min}
          max={max}
          isAbove={false}
          onMove={(value) => setMoved({ ...shown, high: clampHigh(value, shown, bounds) })}
          onDone={done}
        />
      </div>
      <div className="mt-1.5 flex items-center gap-2">
        <PriceBox
          label="最低价"
          value={shown.low}
          onDone={(value) => settle({ ...shown, low: clampLow(value, shown, bounds) })}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <PriceBox
          label="最高价"
          value={shown.high}
          onDone={(value) => settle({ ...shown, high: clampHigh(value, shown, bounds) })}
        />
      </div>
      <p className="mt-1.5 text-13 text-ink-3">
        可填 {bounds.min}–{bounds.max}
      </p>
    </div>
  );
}
