import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { ChoicePills } from '../form/choice-pills.tsx';
import { DayPicker } from '../calendar/day-picker.tsx';
import { Money } from '../text/money.tsx';
import { RangeLine } from '../text/range-line.tsx';
import { FilterChips } from '../layout/filter-chips.tsx';
import { WordChoices } from '../text/word-choices.tsx';
import { WideDialog } from '../dialog/wide-dialog.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

const STYLES = [
  { value: 'realistic', label: '写实' },
  { value: 'cartoon', label: '卡通' },
  { value: 'traditional', label: '古风' },
];
const KINDS = STYLES.map(({ value, label }) => ({ id: value, name: label }));
const TODAY = '2026-11-15';

function WideSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开大对话框</Button>
      <WideDialog open={open} onClose={() => setOpen(false)} label="大对话框">
        <div className="grid flex-1 place-content-center gap-3">
          <h2 className="text-18">一页纸那么大</h2>
          <Button onClick={() => setOpen(false)}>关闭</Button>
        </div>
      </WideDialog>
    </>
  );
}

export function DevUiChoices() {
  const [style, setStyle] = useState<string | null>(null);
  const [kinds, setKinds] = useState<readonly string[]>(['cartoon']);
  const [day, setDay] = useState('2026-12-01');
  return (
    <Specimen title="选项、日子、金额、大对话框">
      <div className="grid gap-4">
        <ChoicePills
          label="画风"
          name="dev-style"
          value={style}
          options={STYLES}
          onChange={setStyle}
          error={style === null ? '请选择画风' : undefined}
        />
        <FilterChips label="画风" name="dev-filter" value={style} options={STYLES} onChange={setStyle} />
        <WordChoices
          label="画风"
          hint="可以选几个"
          field="dev-kinds"
          words={KINDS}
          chosen={kinds}
          onChange={setKinds}
        />
        <DayPicker label="截稿日期" value={day} today={TODAY} min={TODAY} note="16 天后" onChange={setDay} />
        <RangeLine label="报价在预算里的位置" value={4000} min={3000} max={5000} />
        <SpecimenRow>
          <Money from={3000} to={5000} className="text-22" />
          <Money from={600.5} className="text-18" />
          <WideSample />
        </SpecimenRow>
      </div>
    </Specimen>
  );
}
