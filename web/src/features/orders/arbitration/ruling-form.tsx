import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import type { DisputeCase } from '@zaojie/contract/orders/dispute-case.schemas';
import { Check } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Range } from '../../../ui/form/range.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Chip, ChipButton } from '../../../ui/text/chip.tsx';
import { citedWords, partsOf } from '../dispute/evidence-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { splitOf } from '../trial/trial-words.ts';
import { restOf, rulingIssues, type RulingDraft } from './ruling-rules.ts';
import { useRuling } from './use-ruling.ts';

const yuan = (amount: number) => formatYuan(amount, { exact: true });
const SLIDER_STEPS = 1000;

type AmountsProps = {
  dispute: DisputeCase['dispute'];
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Two fields, one value; the slider is a third way to say it. */
function Amounts({ dispute, value, error, onChange }: AmountsProps) {
  const { held, client, creator } = dispute;
  const heldFen = fenOf(held) ?? 0;
  const fen = Math.min(heldFen, fenOf(value.trim()) ?? 0);
  const rest = restOf(value, held);
  const field = { maxLength: 16, leading: '¥' } as const;
  return (
    <div>
      <div className="grid grid-cols-2 gap-2.5">
        <NumberInput
          {...field}
          label={`退给${client.nickname}`}
          name="client_amount"
          value={value}
          error={error}
          onChange={onChange}
        />
        <NumberInput
          {...field}
          label={`归${creator.nickname}（含服务费）`}
          name="creator_amount"
          value={rest ?? ''}
          onChange={(typed) => onChange(restOf(typed, held) ?? value)}
        />
      </div>
      <Range
        aria-label={`退给${client.nickname}的比例`}
        value={heldFen === 0 ? 0 : Math.round((fen / heldFen) * SLIDER_STEPS)}
        min={0}
        max={SLIDER_STEPS}
        onChange={(event) =>
          onChange(yuanOf(Math.round((heldFen * Number(event.target.value)) / SLIDER_STEPS)).toFixed(2))
        }
        className="mt-2 w-full"
      />
      <p aria-hidden="true" className="flex justify-between text-12 text-ink-3">
        <span>全归{creator.nickname}</span>
        <span>全退{client.nickname}</span>
      </p>
    </div>
  );
}

function Checked({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <li className={classNames('flex items-center gap-2', isDone ? 'text-ink-2' : 'text-ink-3')}>
      <Check
        size={16}
        strokeWidth={1.75}
        aria-label={isDone ? '已满足' : '未满足'}
        className={isDone ? 'text-success' : 'opacity-30'}
      />
      {children}
    </li>
  );
}

type RulingFormProps = {
  case_: DisputeCase;
  draft: RulingDraft;
  onDraft: (draft: RulingDraft) => void;
};

/** The ruling: how the held money is split, why, and on which evidence. */
export function RulingForm({ case_, draft, onDraft }: RulingFormProps) {
  const { dispute, presets, evidence } = case_;
  const { client, creator, held } = dispute;
  const [hasTried, setTried] = useState(false);
  const { isSending, send } = useRuling(dispute.id);
  const found = rulingIssues(draft, held);
  const issues = hasTried ? found : {};
  const isAmountGood = found.amount === undefined;
  const split = splitOf(held, isAmountGood ? Number(draft.clientAmount) : 0);
  // Without a delivery, or with everything back, there is no licence.
  const mayRevoke = case_.order.deliveries.length > 0 && !(isAmountGood && split.creator === 0);
  const parts = partsOf(evidence, { client: client.nickname, creator: creator.nickname });
  const change = (part: Partial<RulingDraft>) => onDraft({ ...draft, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(found).some((words) => words !== undefined)) return;
    const isSure = await dialog.confirm({
      title: '下达裁决',
      message: `${client.nickname}收回 ${yuan(split.client)}，${creator.nickname}实得 ${yuan(split.creator)}，平台服务费 ${yuan(split.fee)}。下达后立刻转账，不能撤回。`,
      confirmText: '下达裁决并结算',
      danger: true,
    });
    if (!isSure) return;
    await send({
      client_amount: draft.clientAmount.trim(),
      reason: draft.reason,
      cited: [...draft.cited],
      revoke_licence: draft.revokesLicence && mayRevoke ? 1 : 0,
    });
  }

  return (
    <Panel title="下裁决" about={`冻结 ${yuan(held)}`}>
      <form
        noValidate
        aria-label="下裁决"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4"
      >
        <Amounts
          dispute={dispute}
          value={draft.clientAmount}
          error={issues.amount}
          onChange={(clientAmount) => change({ clientAmount })}
        />
        <div className="flex flex-wrap gap-1.5">
          {presets.map((preset) => (
            <ChipButton
              key={preset.key}
              selected={Number(draft.clientAmount) === preset.client && draft.clientAmount !== ''}
              onClick={() => change({ clientAmount: preset.client.toFixed(2) })}
            >
              {preset.label}
            </ChipButton>
          ))}
        </div>
        <SplitBar
          split={split}
          total={held}
          labels={{ client: `${client.nickname}收回`, creator: `${creator.nickname}实得` }}
        />
        <FactList facts={[{ label: '合计，与冻结一致', value: yuan(held), isSum: true }]} />
        <Textarea
          label="裁决理由"
          name="reason"
          rows={4}
          maxLength={orderLimits.statementMax}
          length={draft.reason.length}
          placeholder="认定了什么，为什么这样分。双方都会看到。"
          value={draft.reason}
          disabled={isSending}
          error={issues.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <div>
          <p className="mb-1.5 text-13 text-ink-2">引用的证据</p>
          {draft.cited.size === 0 ? (
            <p
              className={classNames('text-13', issues.cited ? 'text-danger' : 'text-ink-3')}
              role={issues.cited ? 'alert' : undefined}
            >
              {issues.cited ?? '在证据包里打开一项，勾选要引用的条目。'}
            </p>
          ) : (
            <div className="flex flex-wrap gap-1.5">
              {[...draft.cited].map((key) => (
                <Chip
                  key={key}
                  selected
                  removeLabel={`不引用 ${citedWords(parts, key)}`}
                  onRemove={() => change({ cited: new Set([...draft.cited].filter((each) => each !== key)) })}
                >
                  {citedWords(parts, key)}
                </Chip>
              ))}
            </div>
          )}
        </div>
        {mayRevoke ? (
          <Checkbox
            checked={draft.revokesLicence}
            disabled={isSending}
            onChange={() => change({ revokesLicence: !draft.revokesLicence })}
          >
            同时撤销授权：凭证页会写明已撤销和理由
          </Checkbox>
        ) : null}
        <ul className="grid gap-1 text-13">
          <Checked isDone={isAmountGood}>金额合计等于冻结金额</Checked>
          <Checked isDone={found.reason === undefined}>写明理由</Checked>
          <Checked isDone={found.cited === undefined}>至少引用一条证据</Checked>
        </ul>
        <Button type="submit" look="primary" size="large" block loading={isSending}>
          下达裁决并结算
        </Button>
        <p className="text-center text-13 text-ink-3">下达后立刻转账，不能撤回，写入审计日志</p>
      </form>
    </Panel>
  );
}
