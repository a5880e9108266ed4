import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';

type Event = OrderDetail['timeline'][number];
type Progress = OrderDetail['progress_entries'][number];

/** More than that unfold when they are asked for. */
const SHOWN_AT_FIRST = 8;

function Pictures({ progress }: { progress: Progress }) {
  if (progress.images.length === 0) return null;
  return (
    <span className="mt-2 flex flex-wrap gap-1.5">
      {progress.images.map((image, index) => (
        <button
          key={image.url}
          type="button"
          aria-label={`查看过程图 ${index + 1}`}
          onClick={() => openLightbox(progress.images, index)}
          className="h-15.75 w-21 cursor-zoom-in rounded-[6px]"
        >
          <Picture {...pictureSource(image)} sizes="84px" className="rounded-[6px]" />
        </button>
      ))}
    </span>
  );
}

/** These happen to the order; nobody does them. */
const BY_ITSELF: ReadonlySet<string> = new Set(['created', 'balance_asked', 'licensed', 'evidence_closed']);

function titleOf(event: Event, role: OrderDetail['role']): string {
  if (event.actor === 'system' || BY_ITSELF.has(event.kind)) return event.title;
  const isOwn = event.actor === role && !event.agent_name;
  return `${isOwn ? '你' : event.actor_name}${event.title}`;
}

interface EntryProps {
  event: Event;
  title: string;
  isNewest: boolean;
  progress: Progress | undefined;
}

function Entry({ event, title, isNewest, progress }: EntryProps) {
  return (
    <li
      className="relative grid grid-cols-[104px_minmax(0,1fr)] gap-x-9 pb-5 before:absolute before:top-2 before:left-[118px] before:z-1 before:size-2.25 before:rounded-full before:border-[1.5px] before:border-ink-4 before:bg-surface after:absolute after:top-4 after:-bottom-2 after:left-[122px] after:w-px after:bg-line-2 last:pb-0 last:after:hidden data-newest:before:border-brand data-newest:before:bg-brand data-newest:before:shadow-[0_0_0_4px_var(--brand-tint)] max-md:grid-cols-1 max-md:pl-6 max-md:before:left-0.5 max-md:after:left-1.5"
      data-newest={isNewest || undefined}
    >
      <time
        dateTime={event.created_at}
        title={formatFullTime(event.created_at)}
        className="text-right text-13 whitespace-nowrap text-ink-3 tabular-nums max-md:text-left"
      >
        {formatMoment(event.created_at)}
      </time>
      <div className="min-w-0">
        <b className={classNames(isNewest ? 'font-semibold' : 'font-medium')}>{title}</b>
        {event.agent_name ? (
          <p className="text-13 text-ink-3">
            由 {event.agent_name} 代 {event.actor_name} 操作
          </p>
        ) : null}
        {event.text === '' ? null : (
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{event.text}</p>
        )}
        {progress === undefined ? null : <Pictures progress={progress} />}
      </div>
    </li>
  );
}

/** Everything that happened, the newest first; nothing is ever taken out. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const [isWhole, setWhole] = useState(false);
  const events = order.timeline.toSorted((one, other) => other.id - one.id);
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST);
  const progressOf = new Map(order.progress_entries.map((entry) => [entry.id, entry]));
  return (
    <Panel title="时间线">
      <ol>
        {shown.map((event, index) => (
          <Entry
            key={event.id}
            event={event}
            title={titleOf(event, order.role)}
            isNewest={index === 0}
            progress={progressOf.get(event.id)}
          />
        ))}
      </ol>
      {events.length > shown.length ? (
        <TextButton className="mt-4" onClick={() => setWhole(true)}>
          更早的 {events.length - shown.length} 条
        </TextButton>
      ) : null}
    </Panel>
  );
}
