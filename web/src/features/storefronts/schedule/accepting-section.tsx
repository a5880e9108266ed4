import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { dayText } from './calendar-month.ts';

function Reason({ schedule }: { schedule: Schedule }) {
  const { off_reason: reason, next_free_day: free, resumes_on: resumes } = schedule;
  if (reason === 'no_service') {
    return (
      <>
        还没有在售的服务。
        <TextLink to="/profile/pricing" className="inline">
          去写一个
        </TextLink>
        ，写好就能接单。
      </>
    );
  }
  if (reason === 'vacation') return resumes ? `休息中，${dayText(resumes)}恢复接单。` : '休息中。';
  if (reason === 'full') return free ? `席位约满了，${dayText(free)}有空档。` : '席位约满了。';
  if (reason === 'switched_off') return '找创作者里的“立即约稿”是灰的，已有订单不受影响。';
  return '关掉以后，找创作者里的“立即约稿”变灰，已有订单不受影响。';
}

type AcceptingSectionProps = { schedule: Schedule; onChange: (isAccepting: boolean) => void };

/** The switch, and what others see: services, holidays and seats have a say too. */
export function AcceptingSection({ schedule, onChange }: AcceptingSectionProps) {
  const isOn = schedule.commission_status === 'on';
  return (
    <section aria-label="接单">
      <div className="flex items-center justify-between gap-3">
        <output
          className={classNames(
            'flex items-center gap-2 text-16 font-semibold before:size-2 before:rounded-full before:bg-current',
            isOn ? 'text-success' : 'text-ink-3',
          )}
        >
          {isOn ? '接单中' : '暂停接单'}
        </output>
        <Switch
          label="接单"
          labelHidden
          checked={schedule.is_accepting}
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
      <p className="mt-2 text-13 leading-text text-ink-3">
        <Reason schedule={schedule} />
      </p>
    </section>
  );
}
