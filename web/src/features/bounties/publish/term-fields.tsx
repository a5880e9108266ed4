import { SHOW_NEVER } from '@zaojie/contract/bounties/bounty-availability';
import { dayAfter, daysBetween } from '@zaojie/contract/days';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { ExternalLink } from 'lucide-react';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { DayPicker } from '../../../ui/calendar/day-picker.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import { ImageUploader } from '../../uploads/image-uploader.tsx';
import { today } from './bounty-draft.ts';
import { pictureRefusal } from './bounty-rules.ts';
import type { BountyFormState } from './use-bounty-form.ts';

type FieldsProps = { form: BountyFormState; disabled: boolean; areTermsLocked: boolean };

function laterWords(days: number): string {
  if (days === 0) return '今天';
  return days > 0 ? `${days} 天后` : '已经过去';
}

function DeadlineField({ form, disabled, areTermsLocked }: FieldsProps) {
  const { deadline } = form.draft;
  const now = today();
  const isLocked = disabled || areTermsLocked;
  return (
    <div>
      <DayPicker
        label="截稿日期"
        name="deadline"
        value={deadline}
        today={now}
        min={now}
        disabled={isLocked}
        note={deadline === null ? undefined : laterWords(daysBetween(now, deadline))}
        error={form.issues.deadline}
        onChange={(day) => form.change({ deadline: day })}
      />
      {isLocked ? null : (
        <div className="mt-2.5 flex flex-wrap gap-1.5">
          {[7, 14, 30].map((days) => (
            <ChipButton
              key={days}
              selected={deadline === dayAfter(now, days)}
              onClick={() => form.change({ deadline: dayAfter(now, days) })}
            >
              {days} 天后
            </ChipButton>
          ))}
        </div>
      )}
      <p className="mt-2 text-13 leading-5 text-ink-3">
        交稿的日子，默认 7 天后，不能早于今天。到了这天还没选人，约稿自动关闭，应征的人会收到通知。
      </p>
    </div>
  );
}

function ShowFromField({ form, disabled }: Omit<FieldsProps, 'areTermsLocked'>) {
  const { showFrom, deadline } = form.draft;
  const kind = showFrom === null ? 'done' : showFrom === SHOW_NEVER ? 'never' : 'day';
  const firstDay = dayAfter(deadline ?? today(), 30);
  return (
    <div className="grid gap-2.5">
      <ChoicePills
        label="创作者什么时候可以展示"
        name="show_from"
        value={kind}
        disabled={disabled}
        options={[
          { value: 'done', label: '完成后就可以' },
          { value: 'day', label: '从某天起' },
          { value: 'never', label: '不公开' },
        ]}
        onChange={(next) =>
          form.change({ showFrom: next === 'done' ? null : next === 'never' ? SHOW_NEVER : firstDay })
        }
        error={form.issues.show_from}
      />
      {kind === 'day' ? (
        <DayPicker
          label="展示日期"
          labelHidden
          value={showFrom}
          today={today()}
          min={today()}
          disabled={disabled}
          onChange={(day) => form.change({ showFrom: day })}
        />
      ) : null}
    </div>
  );
}

const ROW = 'border-b border-line py-3 dark:border-line-2';

/** By when, with which pictures, and on which terms. */
export function TermFields({ form, disabled, areTermsLocked }: FieldsProps) {
  const { draft, issues, change } = form;
  const { maxImages, linkMax } = bountyLimits;
  return (
    <>
      <DeadlineField {...{ form, disabled, areTermsLocked }} />
      <div>
        <p className="mb-1.5 text-13 leading-ui text-ink-2">
          参考图<span className="ml-2 text-12 text-ink-3">选填，最多 {maxImages} 张，每张不超过 5MB</span>
        </p>
        <ImageUploader
          queue={form.queue}
          images={form.images}
          max={maxImages}
          columns={4}
          disabled={disabled}
          refuse={pictureRefusal}
        />
      </div>
      <TextInput
        label="参考链接（选填）"
        name="reference_link"
        inputMode="url"
        autoComplete="off"
        maxLength={linkMax}
        placeholder="网盘、设定集或情绪板"
        value={draft.referenceLink}
        disabled={disabled}
        error={issues.reference_link}
        onChange={(event) => change({ referenceLink: event.target.value })}
        leading={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />}
      />
      <div className="border-t border-line dark:border-line-2">
        <Switch
          label="加急"
          description="卡片上标“加急”，让人先看到"
          checked={draft.isUrgent}
          disabled={disabled}
          onChange={(event) => change({ isUrgent: event.target.checked })}
          className={ROW}
        />
        <Switch
          label="商用"
          description="成稿会用在售卖的东西上，创作者报价会算进授权"
          checked={draft.usage !== 'personal'}
          disabled={disabled}
          onChange={(event) => change({ usage: event.target.checked ? 'commercial' : 'personal' })}
          className={ROW}
        />
        {draft.usage === 'personal' ? null : (
          <div className={ROW}>
            <ChoicePills
              label="授权方式"
              name="usage"
              value={draft.usage}
              disabled={disabled}
              options={[
                { value: 'commercial', label: '商用授权' },
                { value: 'buyout', label: '买断' },
              ]}
              onChange={(usage) => change({ usage })}
            />
          </div>
        )}
        <Switch
          label="可以选多位"
          description="接受一位之后继续招募，每位单独成单"
          checked={draft.allowMultiple}
          disabled={disabled}
          onChange={(event) => change({ allowMultiple: event.target.checked })}
          className={ROW}
        />
        <Switch
          label="署名"
          description="用到成稿的地方写上创作者的名字"
          checked={draft.credit}
          disabled={disabled}
          onChange={(event) => change({ credit: event.target.checked })}
          className={ROW}
        />
      </div>
      <ShowFromField form={form} disabled={disabled} />
    </>
  );
}
