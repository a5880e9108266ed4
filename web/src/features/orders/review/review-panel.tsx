import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderPerson } from '@zaojie/contract/orders/order.schemas';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { useServerNow } from '../../../ui/clock/server-clock.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { orderKeys } from '../order-queries.ts';
import { AppealForm } from './appeal-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';

type Review = NonNullable<OrderDetail['reviews']['mine']>;

type EnvelopeProps = {
  person: OrderPerson;
  title: string;
  about: string;
  isEmpty?: boolean;
  children: ReactNode;
};

function Envelope({ person, title, about, isEmpty = false, children }: EnvelopeProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex min-h-37 min-w-0 flex-col rounded-control border px-4.5 py-4',
        isEmpty ? 'border-dashed border-line-2' : 'border-line',
      )}
    >
      <header className="flex items-center gap-2.5 leading-[1.4]">
        <Avatar name={person.nickname} src={person.avatar} size={36} />
        <p className="min-w-0">
          <b className="block truncate font-semibold">{title}</b>
          <small className="block text-12 text-ink-3">{about}</small>
        </p>
      </header>
      <div className="mt-3 flex flex-1 flex-col">{children}</div>
    </section>
  );
}

function Written({ review, isTheirs = false }: { review: Review; isTheirs?: boolean }) {
  return (
    <>
      <Stars rating={review.rating} />
      <p className="mt-2 leading-text break-words whitespace-pre-line">{review.content}</p>
      {review.reply === '' ? null : (
        <p className="mt-2.5 border-l-2 border-line-2 pl-3 text-13 leading-5 break-words whitespace-pre-line text-ink-2">
          回复：{review.reply}
        </p>
      )}
      {review.can.reply ? <ReplyForm reviewId={review.id} /> : null}
      {isTheirs ? (
        <p className="mt-3 flex items-center gap-5">
          <AppealForm review={review} refresh={orderKeys.all} />
          <ReportButton target={{ kind: 'review', id: review.id, name: `${review.author.nickname}的评价` }} />
        </p>
      ) : null}
    </>
  );
}

/** Bars instead of words: the text isn't here either. */
function SealedBars() {
  return (
    <span aria-hidden="true" className="my-auto grid gap-2">
      <i className="h-2 w-11/12 rounded-full bg-surface-3" />
      <i className="h-2 w-4/5 rounded-full bg-surface-3" />
      <i className="h-2 w-2/5 rounded-full bg-surface-3" />
    </span>
  );
}

const Middle = ({ words }: { words: string }) => (
  <p className="m-auto text-center text-13 text-ink-3">{words}</p>
);

function Mine({ order }: { order: OrderDetail }) {
  const { mine, opens_at: opensAt } = order.reviews;
  const now = useServerNow();
  const isSealed = opensAt !== null && Date.parse(opensAt) > now.getTime();
  const me = order.role === 'creator' ? order.creator : order.client;
  const title = `你写给${order.other.nickname}的`;
  if (mine !== null) {
    const about = `${formatMoment(mine.created_at)}${isSealed ? ' 封存' : ''}`;
    return (
      <Envelope person={me} title={title} about={about}>
        <Written review={mine} />
      </Envelope>
    );
  }
  return (
    <Envelope person={me} title={title} about="还没写" isEmpty>
      <Middle words={order.can.review ? '写好后封存，不能再改' : '评价的时间已过'} />
    </Envelope>
  );
}

function Theirs({ order }: { order: OrderDetail }) {
  const { theirs, is_theirs_sealed: isTheirsSealed, opens_at: opensAt } = order.reviews;
  const title = `${order.other.nickname}写给你的`;
  if (theirs !== null) {
    return (
      <Envelope person={order.other} title={title} about={formatMoment(theirs.created_at)}>
        <Written review={theirs} isTheirs={order.role !== 'admin'} />
      </Envelope>
    );
  }
  if (isTheirsSealed) {
    const when = opensAt === null ? '已封存' : `已封存，最晚 ${formatMoment(opensAt)} 公开`;
    return (
      <Envelope person={order.other} title={title} about={when}>
        <SealedBars />
      </Envelope>
    );
  }
  return (
    <Envelope person={order.other} title={title} about="还没写" isEmpty>
      <Middle words="等对方写" />
    </Envelope>
  );
}

/** Both reviews of a completed order: written, sealed or open; and the form, as long as one may write. */
export function ReviewPanel({ order }: { order: OrderDetail }) {
  const { mine, theirs, write_until: writeUntil } = order.reviews;
  if (writeUntil === null && mine === null && theirs === null) return null;
  const areOpen = mine !== null && theirs !== null;
  return (
    <>
      <Panel
        title={areOpen ? '双方评价' : '两份评价'}
        about={
          areOpen ? '已公开' : `互相看不见，一起公开，或者先写的那份 ${orderLimits.reviewSealDays} 天后公开`
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)_56px_minmax(0,1fr)] items-stretch max-md:grid-cols-1">
          <Mine order={order} />
          <span className="grid place-items-center text-ink-4 max-md:h-9">
            {areOpen ? null : <Lock size={20} strokeWidth={1.75} aria-hidden="true" />}
          </span>
          <Theirs order={order} />
        </div>
      </Panel>
      {order.can.review ? <ReviewForm order={order} /> : null}
    </>
  );
}
