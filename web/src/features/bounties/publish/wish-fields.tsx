import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { marketCategories, marketStyles } from '@zaojie/contract/market-words';
import { countCharacters } from '@zaojie/contract/text-rules';
import { CircleAlert } from 'lucide-react';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { BountyFormState } from './use-bounty-form.ts';

const CATEGORIES = marketCategories.map(({ id, name }) => ({ value: id as number, label: name as string }));
const STYLES = marketStyles.map(({ id, name }) => ({ value: id as number, label: name as string }));

type FieldsProps = {
  form: BountyFormState;
  disabled: boolean;
  /** Somebody has applied: description and budget are what they applied to. */
  areTermsLocked: boolean;
};

function BudgetInput(props: { form: BountyFormState; end: 'budgetMin' | 'budgetMax'; disabled: boolean }) {
  const { form, end, disabled } = props;
  const isMin = end === 'budgetMin';
  return (
    <NumberInput
      label={isMin ? '最低预算' : '最高预算'}
      labelHidden
      name={isMin ? 'budget' : 'budget_max'}
      maxLength={12}
      value={form.draft[end]}
      disabled={disabled}
      aria-invalid={form.issues.budget ? true : undefined}
      onChange={(amount) => form.change({ [end]: amount })}
      leading={<span className="text-ochre-ink">¥</span>}
      trailing={<span className="shrink-0 text-13 text-ink-3">{isMin ? '最低' : '最高'}</span>}
      inputClassName="text-18 font-semibold text-ochre-ink"
      className={form.issues.budget ? '[&>div>div]:border-danger' : undefined}
    />
  );
}

/** What is wanted, and for how much. */
export function WishFields({ form, disabled, areTermsLocked }: FieldsProps) {
  const { draft, issues, change } = form;
  const { titleMax, descriptionMax } = bountyLimits;
  const isLocked = disabled || areTermsLocked;
  return (
    <>
      <TextInput
        label="标题"
        name="title"
        autoComplete="off"
        maxLength={titleMax}
        placeholder="一句话说清要什么，比如：古风小说封面"
        value={draft.title}
        disabled={disabled}
        error={issues.title}
        onChange={(event) => change({ title: event.target.value })}
        trailing={
          <span aria-hidden="true" className="shrink-0 text-12 text-ink-3">
            {countCharacters(draft.title)} / {titleMax}
          </span>
        }
      />
      <ChoicePills
        label="类型"
        name="category"
        value={draft.category}
        options={CATEGORIES}
        disabled={disabled}
        error={issues.category}
        onChange={(category) => change({ category })}
      />
      <ChoicePills
        label="画风"
        name="style"
        value={draft.style}
        options={STYLES}
        disabled={disabled}
        error={issues.style}
        onChange={(style) => change({ style })}
      />
      <Textarea
        label="描述"
        name="description"
        rows={5}
        maxLength={descriptionMax}
        length={countCharacters(draft.description)}
        placeholder="用在哪里、多大尺寸、一定要有什么、一定不要什么。写得越具体，收到的应征越准。"
        value={draft.description}
        disabled={isLocked}
        error={issues.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-13 leading-ui text-ink-2">预算</legend>
        <div className="grid grid-cols-[minmax(0,1fr)_16px_minmax(0,1fr)] items-center gap-2 text-center">
          <BudgetInput form={form} end="budgetMin" disabled={isLocked} />
          <span className="text-ink-3">–</span>
          <BudgetInput form={form} end="budgetMax" disabled={isLocked} />
        </div>
        {issues.budget ? (
          <p role="alert" className="mt-1 flex items-center gap-1.25 text-13 leading-5 text-danger">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            {issues.budget}
          </p>
        ) : (
          <p className="mt-1 text-13 leading-5 text-ink-3">应征的报价要在这个范围里，0 元也可以。</p>
        )}
      </fieldset>
    </>
  );
}
