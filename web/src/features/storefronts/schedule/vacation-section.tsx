import { daysBetween } from '@zaojie/contract/days';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { Schedule, Vacation } from '@zaojie/contract/storefronts/schedule.schemas';
import { Plus, TreePalm, X } from 'lucide-react';
import { TextButton } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { dayText } from './calendar-month.ts';

type VacationSectionProps = {
  schedule: Schedule;
  onAdd: () => void;
  onRemove: (vacation: Vacation) => void;
};

export function VacationSection({ schedule, onAdd, onRemove }: VacationSectionProps) {
  const coming = schedule.vacations.filter(({ to }) => to >= schedule.today);
  return (
    <section aria-labelledby="vacations">
      <h2 id="vacations" className="text-14">
        休息
      </h2>
      <ul className="mt-1">
        {coming.map((vacation) => {
          const words = `${dayText(vacation.from)}–${dayText(vacation.to)}`;
          return (
            <li key={vacation.id} className="flex items-center gap-2.5 py-1 leading-[1.5]">
              <TreePalm size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1">
                <b className="block font-medium">{words}</b>
                <span className="block text-12 break-words text-ink-3">
                  {daysBetween(vacation.from, vacation.to) + 1} 天
                  {vacation.note ? `，${vacation.note}` : '，这段不算工期'}
                </span>
              </span>
              <IconButton size="small" label={`取消${words}的休息`} onClick={() => onRemove(vacation)}>
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {coming.length === 0 ? (
        <p className="text-13 text-ink-3">没有安排。在日历上拖过几天，或点开头和结尾两天。</p>
      ) : null}
      {coming.length < storefrontLimits.schedule.vacationsMax ? (
        <TextButton onClick={onAdd} className="mt-1 min-h-8 gap-1">
          <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
          加一段休息
        </TextButton>
      ) : null}
    </section>
  );
}
