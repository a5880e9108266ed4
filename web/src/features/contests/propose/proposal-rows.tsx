import { contestLimits as limit } from '@zaojie/contract/contests/contest-limits';
import { formatFen } from '../../../text/numbers.ts';
import { plainNumber } from '../../../text/typed-numbers.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { poolOf, weightOf } from './proposal-draft.ts';
import { RowList } from './row-list.tsx';
import { SponsorRows } from './sponsor-rows.tsx';
import type { ProposalState } from './use-proposal.ts';

const percent = <span className="text-ink-3">%</span>;

export function CriteriaPanel({ form }: { form: ProposalState }) {
  const total = weightOf(form.words);
  return (
    <Panel title="评审标准" about={`权重加起来要等于 100%，现在是 ${total}%`}>
      <RowList
        label="标准"
        field="criteria"
        rows={form.words.criteria}
        most={limit.criteriaMax}
        blank={{ name: '', about: '', weight: '' }}
        error={form.errorOf('criteria')}
        onChange={(criteria) => form.set({ criteria })}
      >
        {(row, change, index) => (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_104px] gap-2 max-[1180px]:grid-cols-[minmax(0,1fr)_104px]">
            <TextInput
              label={`标准 ${index + 1}`}
              labelHidden
              placeholder="例如：画面"
              maxLength={limit.criterionMax}
              value={row.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextInput
              label={`标准 ${index + 1} 的说明`}
              labelHidden
              placeholder="看什么"
              maxLength={limit.criterionAboutMax}
              value={row.about}
              onChange={(event) => change({ about: event.target.value })}
              className="max-[1180px]:order-3 max-[1180px]:col-span-2"
            />
            <NumberInput
              label={`标准 ${index + 1} 的权重`}
              labelHidden
              reads={plainNumber}
              inputMode="numeric"
              maxLength={3}
              trailing={percent}
              value={row.weight}
              onChange={(weight) => change({ weight })}
            />
          </div>
        )}
      </RowList>
    </Panel>
  );
}

export function PrizesPanel({ form }: { form: ProposalState }) {
  const pool = poolOf(form.words);
  return (
    <Panel
      title="奖项"
      about={pool > 0 ? `奖金池 ${formatFen(pool)}，审核通过时从你的可用余额转入托管` : '可以没有奖金'}
    >
      <RowList
        label="奖项"
        field="prizes"
        rows={form.words.prizes}
        most={limit.prizesMax}
        blank={{ name: '', winners: '1', amount: '', words: '' }}
        error={form.errorOf('prizes')}
        onChange={(prizes) => form.set({ prizes })}
      >
        {(row, change, index) => (
          <div className="grid grid-cols-[minmax(0,1fr)_96px_144px_minmax(0,1.4fr)] gap-2 max-[1180px]:grid-cols-[minmax(0,1fr)_96px_144px] max-md:grid-cols-[96px_minmax(0,1fr)]">
            <TextInput
              label={`奖项 ${index + 1}`}
              labelHidden
              placeholder="例如：一等"
              maxLength={limit.prizeNameMax}
              value={row.name}
              onChange={(event) => change({ name: event.target.value })}
              className="max-md:col-span-full"
            />
            <NumberInput
              label={`奖项 ${index + 1} 的名额`}
              labelHidden
              reads={plainNumber}
              inputMode="numeric"
              maxLength={2}
              trailing={<span className="text-ink-3">名</span>}
              value={row.winners}
              onChange={(winners) => change({ winners })}
            />
            <NumberInput
              label={`奖项 ${index + 1} 每名的奖金`}
              labelHidden
              placeholder="每名"
              maxLength={10}
              leading={<span className="text-ink-3">¥</span>}
              value={row.amount}
              onChange={(amount) => change({ amount })}
            />
            <TextInput
              label={`奖项 ${index + 1} 的说明`}
              labelHidden
              placeholder="奖杯、推荐位，选填"
              maxLength={limit.prizeWordsMax}
              value={row.words}
              onChange={(event) => change({ words: event.target.value })}
              className="max-[1180px]:col-span-full"
            />
          </div>
        )}
      </RowList>
    </Panel>
  );
}

export function SponsorsPanel({ form }: { form: ProposalState }) {
  return (
    <Panel title="赞助方" about="选填">
      <SponsorRows
        sponsors={form.words.sponsors}
        error={form.errorOf('sponsors')}
        onChange={(sponsors) => form.set({ sponsors })}
      />
    </Panel>
  );
}
