import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatFen, formatYuan } from '../../../text/numbers.ts';
import { plainNumber } from '../../../text/typed-numbers.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { RangeLine } from '../../../ui/text/range-line.tsx';
import { TERMS_PATH } from '../bounty-address.ts';
import { takenOf } from './application-rules.ts';
import { FileTileItems } from '../../uploads/files/file-tiles.tsx';
import type { ApplicationFormState } from './use-application-form.ts';
import { WorkTiles } from '../../works/choose/work-tiles.tsx';

type Budget = { budget_min: number; budget_max: number };
type FieldsProps = {
  form: ApplicationFormState;
  budget: Budget;
  /** The price that the form began with is the middle of the budget. */
  middle: number;
  disabled: boolean;
  onAddFile: () => boolean;
};

function PricePart({ form, budget, middle, disabled }: Omit<FieldsProps, 'onAddFile'>) {
  const { budget_min: min, budget_max: max } = budget;
  const { price } = form.text;
  const taken = takenOf(price);
  return (
    <div>
      <NumberInput
        label="报价"
        name="price"
        value={price}
        disabled={disabled}
        error={form.issues.price}
        onChange={(next) => form.change({ price: next })}
        leading={<span className="text-ochre-ink">¥</span>}
        trailing={
          price === String(middle) ? (
            <span className="shrink-0 text-13 text-ink-3">预算中间价</span>
          ) : undefined
        }
        inputClassName="text-18 font-semibold text-ochre-ink"
      />
      <div className="pt-3.5">
        <RangeLine
          label={`报价在预算 ${formatYuan(min)} 到 ${formatYuan(max)} 之间的位置`}
          value={Number(price)}
          min={min}
          max={max}
        />
        <p className="mt-1.5 flex justify-between text-12 text-ink-3">
          <span>{formatYuan(min)}</span>
          <span>{formatYuan(max)}</span>
        </p>
      </div>
      <p className="mt-1.5 flex items-baseline gap-2 text-13 text-ink-2">
        到手
        <b className="text-16 font-semibold text-ochre-ink">{taken ? formatFen(taken.take) : '—'}</b>
        <span className="ml-auto text-12 text-ink-3">
          已扣平台服务费 5%{taken ? `（${formatFen(taken.fee)}）` : ''}
        </span>
      </p>
    </div>
  );
}

/** Price, days, words, works and files: the same wherever one applies. */
export function ApplicationFields({ form, budget, middle, disabled, onAddFile }: FieldsProps) {
  const { proposalMax, maxWorks, maxFiles } = applicationLimits;
  return (
    <div className="grid grid-cols-1 gap-4.5">
      <PricePart {...{ form, budget, middle, disabled }} />
      <NumberInput
        label="工期（选填）"
        name="days"
        reads={plainNumber}
        inputMode="numeric"
        maxLength={4}
        placeholder="大概要几天"
        value={form.text.days}
        disabled={disabled}
        error={form.issues.days}
        onChange={(days) => form.change({ days })}
        trailing={<span className="shrink-0 text-13 text-ink-3">天，从确认排期算起</span>}
      />
      <Textarea
        label="应征说明"
        name="proposal"
        rows={4}
        maxLength={proposalMax}
        length={countCharacters(form.text.proposal)}
        placeholder="打算怎么画、做过哪些相近的、什么时候能开始"
        value={form.text.proposal}
        disabled={disabled}
        error={form.issues.proposal}
        onChange={(event) => form.change({ proposal: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-13 leading-ui text-ink-2">
          作品与附件
          <span className="ml-2 text-12 text-ink-3">
            选填，作品最多 {maxWorks} 件，文件最多 {maxFiles} 个
          </span>
        </legend>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
          <WorkTiles works={form.works} max={maxWorks} onChange={form.setWorks} onAdd={onAddFile} />
          <FileTileItems queue={form.queue} files={form.files} onAdd={onAddFile} />
        </ul>
      </fieldset>
    </div>
  );
}

/** The box to tick, and what is wrong while it isn't. */
export function TermsBox({ form, disabled }: { form: ApplicationFormState; disabled: boolean }) {
  const { terms } = form.issues;
  return (
    <div>
      <span className="flex items-center text-13 text-ink-2">
        <Checkbox
          name="terms"
          checked={form.hasAgreed}
          disabled={disabled}
          aria-invalid={terms === undefined ? undefined : true}
          aria-describedby={terms === undefined ? undefined : 'apply-terms'}
          onChange={(event) => form.setAgreed(event.target.checked)}
        >
          同意约稿条款
        </Checkbox>
        <Link
          to={TERMS_PATH}
          target="_blank"
          rel="noopener"
          className="relative ml-2 text-brand-ink underline-offset-3 after:absolute after:-inset-2 hover:underline"
        >
          看条款
        </Link>
      </span>
      {terms === undefined ? null : (
        <p id="apply-terms" role="alert" className="mt-1 flex items-center gap-1.25 text-13 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {terms}
        </p>
      )}
    </div>
  );
}
