import type { OrderCard } from '@zaojie/contract/orders/order.schemas';
import { Brush } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { orderPath, useOrderRoof } from '../order-address.ts';
import { statusTone } from '../order-status-tone.ts';
import { TimeLeft } from '../../../ui/clock/countdown.tsx';
import { moneyWords, rowButton } from './row-words.ts';

function Cover({ order }: { order: OrderCard }) {
  return (
    <span className="block h-18 w-24 shrink-0 max-md:w-18">
      {order.cover === null ? (
        <span
          aria-hidden="true"
          className="grid size-full place-items-center rounded-[6px] bg-surface-2 text-ink-4 inset-ring inset-ring-line"
        >
          <Brush size={20} strokeWidth={1.5} />
        </span>
      ) : (
        <Picture {...pictureSource(order.cover)} sizes="96px" className="rounded-[6px]" />
      )}
    </span>
  );
}

/** A filled dot: yours; a ring: the other's; none when it is over. */
function Dot({ whose }: { whose: OrderCard['now']['whose'] }) {
  if (whose === 'nobody') return null;
  return (
    <i
      aria-hidden="true"
      className={classNames(
        'mt-2 size-[7px] shrink-0 rounded-full',
        whose === 'me' ? 'bg-brand' : 'inset-ring-[1.5px] inset-ring-ink-4',
      )}
    />
  );
}

function Move({ order }: { order: OrderCard }) {
  const { now, progress, status } = order;
  const isEnded = order.group === 'ended';
  const isWorking = (status === 'in_progress' || status === 'revision') && progress > 0;
  return (
    <div className="min-w-0 leading-[1.55] max-md:col-span-full max-md:border-t max-md:border-dashed max-md:border-line max-md:pt-3">
      <p
        className={classNames(
          'flex gap-1.75 text-15',
          isEnded ? 'text-ink-2' : now.whose === 'me' ? 'font-medium' : 'text-ink-2',
        )}
      >
        {isEnded ? null : <Dot whose={now.whose} />}
        <span className="line-clamp-2 min-w-0">{now.sentence}</span>
      </p>
      <div className={classNames('text-13 text-ink-3', isEnded || now.whose === 'nobody' ? '' : 'pl-3.5')}>
        {isWorking ? (
          <span className="my-1 block h-1 w-30 overflow-hidden rounded-full bg-surface-3">
            <VisuallyHidden>进度 {progress}%</VisuallyHidden>
            <i className="block h-full rounded-full bg-brand" style={{ width: `${progress}%` }} />
          </span>
        ) : null}
        {now.deadline === null || isEnded ? null : (
          <>
            <TimeLeft deadline={now.deadline} />
            {now.consequence === '' ? null : `，${now.consequence}`}
          </>
        )}
      </div>
    </div>
  );
}

interface OrderRowProps {
  order: OrderCard;
  /** The one that is filled: of all rows only the first that waits for a step. */
  isFirst: boolean;
}

export function OrderRow({ order, isFirst }: OrderRowProps) {
  const roof = useOrderRoof();
  const other = order.side === 'buyer' ? order.creator : order.client;
  const isMine = order.now.whose === 'me';
  const isEnded = order.group === 'ended';
  const button = rowButton(order, roof);
  const look = isFirst ? 'primary' : isMine || isEnded ? 'secondary' : 'quiet';
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)_288px_148px_108px] items-center gap-x-5 gap-y-3 px-5 py-4 transition-colors not-first:border-t not-first:border-line first:rounded-t-card last:rounded-b-card hover:bg-surface-2 max-xl:grid-cols-[96px_minmax(0,1fr)_240px_auto] max-md:grid-cols-[72px_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:rounded-none! max-md:px-4">
      <Link
        to={orderPath(order.id, roof)}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start md:self-center"
      >
        <Cover order={order} />
      </Link>
      <div className="min-w-0 max-md:col-span-2 max-md:self-start">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16 max-md:text-15">
          <Link to={orderPath(order.id, roof)} className="min-w-0 hover:text-brand-ink">
            <span className="line-clamp-2">{order.title}</span>
          </Link>
          <StatusLabel tone={statusTone(order.status, isMine)}>{order.status_label}</StatusLabel>
          {order.labels.map((label) => (
            <StatusLabel key={label} tone={label === '已逾期' ? 'danger' : 'neutral'}>
              {label}
            </StatusLabel>
          ))}
        </h3>
        <p className="mt-1.5 flex min-w-0 items-center gap-1.5 text-13 whitespace-nowrap text-ink-3">
          <Avatar name={other.nickname} src={other.avatar} size={20} />
          <Link to={`/user/${other.id}`} className="truncate hover:text-brand-ink md:max-w-2/3 md:shrink-0">
            {other.nickname}
          </Link>
          <span className="truncate before:mr-1.5 before:content-['·'] max-md:hidden">
            {order.order_numbers}
          </span>
        </p>
      </div>
      <Move order={order} />
      <div className="text-right max-xl:hidden max-md:col-span-2 max-md:flex max-md:items-baseline max-md:gap-2 max-md:text-left">
        <Price order={order} />
      </div>
      <div className="grid justify-items-end gap-2">
        <div className="hidden text-right md:max-xl:block">
          <Price order={order} />
        </div>
        <ButtonLink to={button.to} look={look} className="min-w-27 px-3!">
          {button.label}
        </ButtonLink>
      </div>
    </li>
  );
}

function Price({ order }: { order: OrderCard }) {
  return (
    <>
      <Money
        from={order.final_price}
        exact
        className={classNames('text-16', order.group === 'ended' && 'font-medium! text-ink-3!')}
      />
      <small className="block text-13 text-ink-3">{moneyWords(order)}</small>
    </>
  );
}
