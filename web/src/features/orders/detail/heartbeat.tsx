import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { formatAgo, formatDay } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { cancelPath } from '../order-address.ts';
import { useServerNow } from '../../../ui/clock/server-clock.tsx';
import type { StepDoors } from './use-step-doors.ts';

type Heartbeat = NonNullable<OrderDetail['heartbeat']>;
const { silentDays } = orderLimits;

/** A short work gets room to the right for what comes. */
const COLUMNS_LEAST = 14;
const LOWEST_PX = 14;
const HIGHEST_PX = 46;

/** A day with a sign stands up, the higher the further the work came; days without lie flat. */
function heightOf({ signs, gained }: Heartbeat['days'][number]): number {
  if (signs === 0) return 0;
  return Math.min(HIGHEST_PX, LOWEST_PX + gained * 1.2 + (signs - 1) * 3);
}

function Beats({ days }: { days: Heartbeat['days'] }) {
  const active = days.filter(({ signs }) => signs > 0).length;
  return (
    <div className="flex h-12 items-end gap-0.75">
      <VisuallyHidden>
        最近 {days.length} 天里有 {active} 天更新过
      </VisuallyHidden>
      {days.map((day, index) => {
        const height = heightOf(day);
        const isToday = index === days.length - 1;
        return (
          <i
            key={day.day}
            title={`${formatDay(day.day)}${day.signs > 0 ? `，更新 ${day.signs} 次` : ''}`}
            style={height > 0 ? { height } : undefined}
            className={classNames(
              'min-w-0 flex-1 rounded-[2px]',
              height > 0
                ? 'bg-(--shiqing-400)'
                : isToday
                  ? 'h-8 border border-dashed border-brand-line'
                  : 'h-1.5 bg-surface-3',
            )}
          />
        );
      })}
      {Array.from({ length: Math.max(0, COLUMNS_LEAST - days.length) }, (_, index) => (
        <i key={index} className="h-1.5 min-w-0 flex-1 rounded-[2px] bg-surface-3" />
      ))}
    </div>
  );
}

function silenceWords({ heartbeat, isQueued }: { heartbeat: Heartbeat; isQueued: boolean }): string {
  const { silent_days: silent, free_cancel_at: freeAt } = heartbeat;
  if (freeAt === null) return '在等尾款，暂不计时';
  if (isQueued) return '排队中，开工后才计时';
  if (silent === 0) return '最近一天有动静';
  return `${silent} 天没有更新${silent < silentDays ? '' : '了'}`;
}

/** 进度心跳: signs of the creator day by day, and what the client may do when they stay away. */
export function HeartbeatPanel({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const { heartbeat, role, can } = order;
  const now = useServerNow();
  const isWorking = order.status === 'in_progress' || order.status === 'revision';
  if (heartbeat === null || !isWorking) return null;
  const first = heartbeat.days[0];
  const isSilent = heartbeat.silent_days >= silentDays;
  return (
    <Panel
      title="进度心跳"
      action={
        heartbeat.reminded_at === null ? undefined : (
          <span className="text-13 text-ink-3">{formatAgo(heartbeat.reminded_at, now)}催过</span>
        )
      }
    >
      <Beats days={heartbeat.days} />
      <p className="mt-1.5 flex justify-between text-12 text-ink-3">
        <span>{first === undefined ? '' : formatDay(first.day, now)}</span>
        <span>{heartbeat.days.length < COLUMNS_LEAST ? '' : '今天'}</span>
      </p>
      <p className={classNames('mt-3 border-t border-line pt-3', isSilent && 'font-medium text-ochre-ink')}>
        {silenceWords({ heartbeat, isQueued: order.is_queued })}
      </p>
      {heartbeat.free_cancel_words === '' ? null : (
        <p className="mt-1 text-13 text-ink-3">{heartbeat.free_cancel_words}。</p>
      )}
      {role === 'client' && (can.remind || can.cancel) ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {can.remind ? (
            <Button
              size="small"
              look={isSilent ? 'primary' : 'secondary'}
              loading={doors.taking === 'remind'}
              onClick={() => void doors.remind()}
            >
              催稿
            </Button>
          ) : null}
          {isSilent && can.change ? (
            <Button size="small" onClick={() => doors.openDialog('change')}>
              改截稿日
            </Button>
          ) : null}
          {can.cancel ? (
            <ButtonLink size="small" look="danger-outline" to={cancelPath(order.id)}>
              无责取消
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}
