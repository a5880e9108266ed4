import { SHOW_NEVER, usageLabels, usages } from '@zaojie/contract/bounties/bounty-availability';
import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import { useNow } from '../../../hooks/use-now.ts';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { DayPicker } from '../../../ui/calendar/day-picker.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import type { BookingFormState } from './use-booking-form.ts';

const SHOWN_AFTER_DAYS = 30;

/** What the work may be used for, and from when its maker may show it. */
export function TermChoices({ form }: { form: BookingFormState }) {
  const { draft, change } = form;
  const today = dayInShanghai(useNow());
  const kind = draft.showFrom === null ? 'done' : draft.showFrom === SHOW_NEVER ? 'never' : 'day';
  const starts = { done: null, never: SHOW_NEVER, day: dayAfter(today, SHOWN_AFTER_DAYS) };
  return (
    <div className="grid gap-5">
      <ChoicePills
        label="用在哪里"
        name="usage"
        value={draft.usage}
        options={usages.map((usage) => ({ value: usage, label: usageLabels[usage] }))}
        onChange={(usage) => change({ usage })}
      />
      <div className="grid gap-2.5">
        <ChoicePills
          label="创作者什么时候可以展示"
          name="show_from"
          value={kind}
          options={[
            { value: 'done', label: '完成后就可以' },
            { value: 'day', label: '从某天起' },
            { value: 'never', label: '不公开' },
          ]}
          onChange={(next) => change({ showFrom: starts[next] })}
        />
        {kind === 'day' ? (
          <DayPicker
            label="展示日期"
            labelHidden
            value={draft.showFrom}
            today={today}
            min={today}
            onChange={(day) => change({ showFrom: day })}
          />
        ) : null}
      </div>
      <Switch
        label="署名"
        description="用到成稿的地方写上创作者的名字"
        checked={draft.credit}
        onChange={(event) => change({ credit: event.target.checked })}
      />
    </div>
  );
}
