import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { useState } from 'react';
import { formatAgo } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { Button, TextButton, TextLink } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { UnreadDot } from '../../../ui/text/badge.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ReportButton } from '../../reports/report-button.tsx';
import { ApplicationFiles } from './application-files.tsx';
import { DeclineForm } from './decline-form.tsx';
import { ReasonQuote } from './decline-reason.tsx';
import { ChosenWorks } from './chosen-works.tsx';
import { shownWorks } from './shown-works.ts';
import type { ApplicationMoves } from './use-application-moves.ts';

const QUIET = 'text-ink-3! hover:text-ink!';

type ReceivedRowProps = {
  application: Application;
  moves: ApplicationMoves;
  /** Puts a shortlisted one into the comparison, where there were too many. */
  onCompare?: (() => void) | undefined;
};

function RowActions(props: ReceivedRowProps & { onDecline: () => void }) {
  const { application, moves, onCompare, onDecline } = props;
  const { can, order, id } = application;
  if (order) {
    return (
      <TextLink to={`/order/${order.id}`} className="text-ochre-ink!">
        订单 {order.order_numbers} · {order.status_label}
      </TextLink>
    );
  }
  return (
    <>
      {onCompare ? (
        <Button size="small" onClick={onCompare}>
          加入比较
        </Button>
      ) : null}
      {can.shortlist ? (
        <Button size="small" loading={moves.isBusy(id)} onClick={() => void moves.shortlist(application)}>
          加入候选
        </Button>
      ) : null}
      {can.unshortlist ? (
        <TextButton className={QUIET} onClick={() => void moves.unshortlist(application)}>
          移出候选
        </TextButton>
      ) : null}
      {can.decline ? (
        <TextButton className={QUIET} onClick={onDecline}>
          婉拒
        </TextButton>
      ) : null}
    </>
  );
}

/** One application in a line; opened, it is read. */
export function ReceivedRow({ application, moves, onCompare }: ReceivedRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { applicant, status, id } = application;
  const isUnread = status === 'pending';
  const works = shownWorks(application);

  function toggle() {
    if (!isOpen && application.can.view) void moves.view(application);
    setOpen(!isOpen);
  }

  return (
    <li className="relative grid grid-cols-[44px_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 border-b border-line py-4 max-md:grid-cols-[40px_minmax(0,1fr)] max-md:gap-x-3">
      {isUnread ? <UnreadDot className="absolute top-9 -left-4 max-md:-left-2.75" /> : null}
      <Avatar name={applicant.nickname} src={applicant.avatar} size={44} className="max-md:size-10!" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={toggle}
            className="rounded-sm text-15 font-semibold hover:text-brand-ink"
          >
            {applicant.nickname}
          </button>
          <StatusLabel tone={isUnread ? 'brand' : status === 'accepted' ? 'success' : 'neutral'}>
            {isUnread ? '未读' : application.status_label}
          </StatusLabel>
          <Money from={application.price} className="text-14" />
          {application.days === null ? null : (
            <span className="text-13 text-ink-3">{application.days} 天</span>
          )}
        </p>
        <button
          type="button"
          tabIndex={-1}
          onClick={toggle}
          className={classNames(
            'block w-full text-left text-ink-2 wrap-anywhere',
            isOpen ? 'whitespace-pre-line' : 'truncate',
          )}
        >
          {application.proposal}
        </button>
      </div>
      <div className="flex gap-1 max-md:col-start-2">
        {works.slice(0, 2).map((work, index) => (
          <button
            key={work.url}
            type="button"
            aria-label={`查看${applicant.nickname}的作品 ${index + 1}`}
            onClick={() => openLightbox(works, index)}
            className="h-13 w-17.5 cursor-zoom-in"
          >
            <Picture {...pictureSource(work)} sizes="70px" className="rounded-[6px]" />
          </button>
        ))}
      </div>
      <div className="flex min-w-42 items-center justify-end gap-3.5 max-md:col-start-2 max-md:justify-start">
        <RowActions {...{ application, moves, onCompare }} onDecline={() => setDeclining(true)} />
      </div>
      {isOpen ? (
        <div className="col-start-2 -col-end-1 text-13 text-ink-3">
          <p className="flex flex-wrap gap-x-4">
            <span>{formatAgo(application.created_at)}应征</span>
            <span>评分 {applicant.rating === null ? '暂无' : applicant.rating.toFixed(1)}</span>
            <span>完成 {applicant.completed} 单</span>
            {applicant.on_time_rate === null ? null : <span>按时率 {applicant.on_time_rate}%</span>}
            {applicant.reply_rate === null ? null : <span>回复率 {applicant.reply_rate}%</span>}
            <TextLink to={`/chat/temp/${applicant.id}`}>私信</TextLink>
            <TextLink to={`/user/${applicant.id}`}>主页</TextLink>
            <ReportButton target={{ kind: 'application', id, name: `${applicant.nickname}的应征` }} />
            {application.can.accept ? (
              <TextButton onClick={() => void moves.accept(application)}>
                接受应征，{formatYuan(application.price)}
              </TextButton>
            ) : null}
          </p>
          <ChosenWorks works={application.works} />
          <ApplicationFiles files={application.files} />
        </div>
      ) : null}
      {status === 'declined' && application.reason !== '' ? (
        <div className="col-start-2 -col-end-1">
          <ReasonQuote reason={application.reason} />
        </div>
      ) : null}
      {isDeclining && application.can.decline ? (
        <div className="col-start-2 -col-end-1 max-md:col-start-1">
          <DeclineForm
            application={application}
            isBusy={moves.isBusy(id)}
            onCancel={() => setDeclining(false)}
            onDecline={(reason) =>
              void moves
                .decline(application, reason)
                .then((isDone) => (isDone ? setDeclining(false) : undefined))
            }
          />
        </div>
      ) : null}
    </li>
  );
}
