import { fenOf, shareOf } from '@zaojie/contract/money';
import {
  calculatorLimits,
  COMMERCIAL_PERCENT,
  complexities,
  suggestPrice,
  type Complexity,
} from '@zaojie/contract/storefronts/price-calculator';
import { Calculator } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatFen, formatYuan } from '../../../text/numbers.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { RadioChips } from '../../../ui/form/radio-chips.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';

/** What is left of a price after the platform's five percent. */
const KEPT_PERMILLE = 950;

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-ink-2">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

function TakeHome({ price, hours }: { price: string; hours: number }) {
  const fen = fenOf(price.trim());
  if (fen === null || fen === 0) return null;
  const kept = shareOf(fen, KEPT_PERMILLE, 'up');
  return (
    <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-ink-2">
      <span>
        现价 {formatFen(fen)} 到手{' '}
        <b className="ml-1 text-16 font-semibold text-ochre-ink">{formatFen(kept)}</b>
      </span>
      <span className="text-12 text-ink-3">合一小时 {formatYuan(Math.round(kept / 100 / hours))}</span>
    </p>
  );
}

type PriceCalculatorProps = { price: string; onUse: (price: string) => void };

/** Hours, what an hour is worth, how much talking and where it is used: a price to ask for. */
export function PriceCalculator({ price, onUse }: PriceCalculatorProps) {
  const [hours, setHours] = useState(20);
  const [hourlyRate, setHourlyRate] = useState(80);
  const [complexity, setComplexity] = useState<Complexity>('usual');
  const [isCommercial, setCommercial] = useState(false);
  const suggested = suggestPrice({ hours, hourlyRate, complexity, isCommercial });
  const chosen = complexities.find((each) => each.word === complexity);
  return (
    <section aria-label="算一算该报多少" className="border-t border-line pt-4.5">
      <h2 className="mb-1.5 flex items-center gap-1.5 text-13 font-normal text-ink-3">
        <Calculator size={16} strokeWidth={1.75} aria-hidden="true" />
        算一算该报多少
      </h2>
      <Row label="大概要画">
        <Stepper
          label="小时数"
          unit="小时"
          value={hours}
          min={1}
          max={calculatorLimits.hoursMax}
          onChange={setHours}
          className="w-42"
        />
      </Row>
      <Row label="一小时值">
        <Stepper
          label="一小时的价钱"
          unit="元"
          value={hourlyRate}
          min={10}
          max={calculatorLimits.hourlyRateMax}
          step={10}
          onChange={setHourlyRate}
          className="w-42"
        />
      </Row>
      <div className="py-2">
        <p className="mb-1 flex justify-between text-ink-2">
          沟通和修改
          <span className="tabular-nums">+ {(chosen?.percent ?? 100) - 100}%</span>
        </p>
        <RadioChips
          label="沟通和修改"
          name="calculator-complexity"
          value={complexity}
          options={complexities.map(({ word, name }) => ({ value: word, label: name }))}
          onChange={setComplexity}
          className="-mx-2"
        />
        <p className="mt-0.5 text-12 text-ink-3">{chosen?.hint}</p>
      </div>
      <Row label="用在哪里">
        <Checkbox checked={isCommercial} onChange={(event) => setCommercial(event.target.checked)}>
          商用，+ {COMMERCIAL_PERCENT - 100}%
        </Checkbox>
      </Row>
      <div className="mt-1.5 flex items-baseline justify-between border-t border-line pt-2.5 font-medium">
        建议报价
        <output className="text-22 font-semibold text-ochre-ink tabular-nums">
          {suggested === null ? '—' : formatYuan(suggested)}
        </output>
      </div>
      <TakeHome price={price} hours={hours} />
      {suggested === null ? null : (
        <Button block className="mt-3.5" onClick={() => onUse(String(suggested))}>
          用 {formatYuan(suggested)} 当起价
        </Button>
      )}
    </section>
  );
}
