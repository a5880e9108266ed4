import type { ReceivedFeedback } from '@zaojie/contract/feedback/feedback.schemas';
import { feedbackLimits } from '@zaojie/contract/feedback/feedback-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useAnswer } from './use-answer.ts';

function Sender({ row }: { row: ReceivedFeedback }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
      {row.sender === null ? (
        <span>访客</span>
      ) : (
        <Link to={`/user/${row.sender.id}`} className="font-medium text-ink hover:text-brand-ink">
          {row.sender.nickname}
        </Link>
      )}
      <span>{row.kind_label}</span>
      <time dateTime={row.created_at} title={formatFullTime(row.created_at)}>
        {formatMoment(row.created_at)}
      </time>
      {row.path === '' ? null : (
        <Link to={row.path} className="text-brand-ink hover:underline">
          {row.path}
        </Link>
      )}
      {row.contact === '' ? null : <span className="break-all">联系方式：{row.contact}</span>}
    </p>
  );
}

export function FeedbackReviewRow({ row }: { row: ReceivedFeedback }) {
  const [isAnswering, setAnswering] = useState(false);
  const { isBusy, decide } = useAnswer(row.id);
  const name = row.sender?.nickname ?? '访客';
  return (
    <li
      aria-label={`${name}的反馈：${row.content.slice(0, 20)}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 border-line px-6 py-5 not-first:border-t max-md:grid-cols-1 max-md:px-4"
    >
      <div className="min-w-0">
        <Sender row={row} />
        <p className="mt-1.5 leading-[1.75] break-words whitespace-pre-line">{row.content}</p>
        {row.reply === '' ? null : (
          <blockquote className="mt-2.5 border-l-2 border-line-2 pl-3.5 leading-[1.75] break-words whitespace-pre-line text-ink-2">
            {row.answered_by}：{row.reply}
          </blockquote>
        )}
      </div>
      {row.can.answer || row.can.close ? (
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          {row.can.close ? (
            <Button disabled={isBusy} onClick={() => void decide({ action: 'close' })}>
              关闭
            </Button>
          ) : null}
          {row.can.answer ? (
            <Button look="primary" loading={isBusy} onClick={() => setAnswering(true)}>
              回复
            </Button>
          ) : null}
        </div>
      ) : null}
      {isAnswering ? (
        <ReasonDialog
          title={`回复${name}`}
          description={
            row.sender === null ? '访客收不到站内通知，请按留下的联系方式告诉对方。' : '对方会收到通知。'
          }
          label="回复"
          maxLength={feedbackLimits.replyMax}
          missing="请写下回复"
          confirmText="回复"
          onConfirm={(reply) => decide({ action: 'answer', reply })}
          onClose={() => setAnswering(false)}
        />
      ) : null}
    </li>
  );
}
