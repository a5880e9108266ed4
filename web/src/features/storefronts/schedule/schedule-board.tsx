import { useQuery } from '@tanstack/react-query';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { ChevronLeft, ChevronRight, ImageDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { AcceptingSection } from './accepting-section.tsx';
import { BookingList } from './booking-list.tsx';
import { monthAfter, monthOf, monthText, type Month } from './calendar-month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { storefrontQuery } from './schedule-queries.ts';
import { slotCardFacts } from './slot-card-facts.ts';
import { TasteSection } from './taste-section.tsx';
import { useSaveSchedule } from './use-save-schedule.ts';
import type { Span } from './use-span-choice.ts';
import { VacationSection } from './vacation-section.tsx';

const VacationDialog = lazy(async () => ({
  default: (await import('./vacation-dialog.tsx')).VacationDialog,
}));
const SlotCardDialog = lazy(async () => ({
  default: (await import('./slot-card-dialog.tsx')).SlotCardDialog,
}));

type MonthBarProps = { month: Month; schedule: Schedule; onMonth: (month: Month) => void };

function MonthBar({ month, schedule, onMonth }: MonthBarProps) {
  const current = monthOf(schedule.today);
  return (
    <div className="mb-2.5 flex items-center gap-1">
      <IconButton label="上个月" onClick={() => onMonth(monthAfter(month, -1))}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite" className="min-w-29 text-center text-18">
        {monthText(month)}
      </h2>
      <IconButton label="下个月" onClick={() => onMonth(monthAfter(month, 1))}>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {month === current ? null : (
        <Button look="quiet" size="small" className="ml-2" onClick={() => onMonth(current)}>
          回到今天
        </Button>
      )}
      <p className="ml-auto text-13 text-ink-3 max-md:hidden">
        {schedule.seats} 席，约出 {schedule.seats - schedule.free_seats} 席
      </p>
    </div>
  );
}

type ScheduleBoardProps = {
  /** As the address says; null for the current one. */
  wanted: Month | null;
  schedule: Schedule;
  onMonth: (month: Month) => void;
};

/** Seats by the month, what is taken, when they rest, and whether orders are taken. */
export function ScheduleBoard({ wanted, schedule, onMonth }: ScheduleBoardProps) {
  const month = wanted ?? monthOf(schedule.today);
  const actions = useSaveSchedule(wanted, schedule);
  const [span, setSpan] = useState<Span | null>(null);
  const [isCardOpen, setCardOpen] = useState(false);
  const user = useSession()?.user;
  const { data: storefront } = useQuery(storefrontQuery);
  const { seatsMin, seatsMax } = storefrontLimits.schedule;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_248px] items-start gap-10 max-xl:grid-cols-1 max-xl:gap-8">
      <div className="min-w-0">
        <MonthBar month={month} schedule={schedule} onMonth={onMonth} />
        <MonthCalendar month={month} schedule={schedule} onMonth={onMonth} onSpan={setSpan} />
        <BookingList queue={schedule.queue} />
      </div>
      <div className="grid gap-5.5 *:not-first:border-t *:not-first:border-line *:not-first:pt-5">
        <AcceptingSection schedule={schedule} onChange={actions.setAccepting} />
        <section aria-labelledby="seats">
          <h2 id="seats" className="mb-2.5 text-14">
            同时几席
          </h2>
          <Stepper
            label="席位"
            unit="席"
            value={schedule.seats}
            min={seatsMin}
            max={seatsMax}
            onChange={actions.setSeats}
          />
          <p className="mt-2 text-13 text-ink-3">一席就是一单。约满以后自动暂停接单。</p>
        </section>
        <VacationSection
          schedule={schedule}
          onAdd={() => setSpan({ from: schedule.today, to: schedule.today })}
          onRemove={(vacation) => void actions.removeVacation(vacation)}
        />
        <TasteSection />
        <section aria-labelledby="slot-card">
          <h2 id="slot-card" className="text-14">
            档期卡
          </h2>
          <p className="mt-1 mb-3 text-13 text-ink-3">把空席做成一张图，发动态或发给老客户。</p>
          <Button
            block
            icon={<ImageDown size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setCardOpen(true)}
          >
            生成档期卡
          </Button>
        </section>
      </div>
      <Suspense fallback={null}>
        {span ? (
          <VacationDialog
            span={span}
            today={schedule.today}
            actions={actions}
            onClose={() => setSpan(null)}
          />
        ) : null}
        {isCardOpen && user ? (
          <SlotCardDialog
            facts={slotCardFacts(schedule, month, {
              name: user.nickname || user.username,
              address: `${location.origin}/user/${user.id}`,
              price: storefront?.starting_price == null ? null : formatYuan(storefront.starting_price),
            })}
            onClose={() => setCardOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
