import { programLimits } from '@zaojie/contract/programs/program-limits';
import { Plus, X } from 'lucide-react';
import { useNow } from '../../../hooks/use-now.ts';
import { formatDate } from '../../../text/dates.ts';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { DayPicker } from '../../../ui/calendar/day-picker.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { blankMilestone, type MilestoneDraft } from './project-draft.ts';
import { nextKey } from './rows.ts';

type MilestoneRowProps = {
  milestone: MilestoneDraft;
  place: number;
  onChange: (part: Partial<MilestoneDraft>) => void;
  onRemove: () => void;
};

function MilestoneRow({ milestone, place, onChange, onRemove }: MilestoneRowProps) {
  const today = formatDate(useNow());
  const number = place + 1;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_180px_auto] items-start gap-x-3 gap-y-2.5 border-b border-line py-4 first:pt-0 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextInput
        label={`第 ${number} 个里程碑`}
        labelHidden
        placeholder="例如：第一章可玩"
        maxLength={programLimits.milestoneTitleMax}
        value={milestone.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="max-sm:order-1 max-sm:col-span-full">
        <DayPicker
          label={`第 ${number} 个里程碑的日期`}
          labelHidden
          placeholder="时间未定"
          value={milestone.dueOn}
          today={today}
          onChange={(dueOn) => onChange({ dueOn })}
        />
      </div>
      <IconButton label={`去掉第 ${number} 个里程碑`} onClick={onRemove} className="mt-0.5">
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <TextInput
        label={`第 ${number} 个里程碑的说明`}
        labelHidden
        placeholder="说明（选填），例如：8 / 13 个场景"
        maxLength={programLimits.milestoneNoteMax}
        value={milestone.note}
        onChange={(event) => onChange({ note: event.target.value })}
        className="max-sm:order-2 max-sm:col-span-full"
      />
      <div className="flex min-h-11 items-center gap-4 max-sm:order-3 max-sm:col-span-full">
        <Checkbox checked={milestone.done} onChange={(event) => onChange({ done: event.target.checked })}>
          已完成
        </Checkbox>
        {milestone.dueOn === null ? null : (
          <TextButton onClick={() => onChange({ dueOn: null })}>清除日期</TextButton>
        )}
      </div>
    </li>
  );
}

type MilestoneRowsProps = {
  milestones: readonly MilestoneDraft[];
  error?: string | undefined;
  onChange: (milestones: readonly MilestoneDraft[]) => void;
};

/** What is to be reached, and when. */
export function MilestoneRows({ milestones, error, onChange }: MilestoneRowsProps) {
  return (
    <div data-field="milestones" tabIndex={-1} className="outline-none">
      <ol aria-label="里程碑">
        {milestones.map((milestone, place) => (
          <MilestoneRow
            key={milestone.key}
            milestone={milestone}
            place={place}
            onChange={(part) =>
              onChange(milestones.map((each) => (each.key === milestone.key ? { ...each, ...part } : each)))
            }
            onRemove={() => onChange(milestones.filter(({ key }) => key !== milestone.key))}
          />
        ))}
      </ol>
      {error ? (
        <p role="alert" className="mt-2 text-13 text-danger">
          {error}
        </p>
      ) : null}
      {milestones.length < programLimits.milestonesMax ? (
        <Button
          className="mt-3 first:mt-0"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange([...milestones, blankMilestone(nextKey())])}
        >
          添加里程碑
        </Button>
      ) : null}
    </div>
  );
}
