import { useQueryClient } from '@tanstack/react-query';
import { decideReviewAppeal, type ReviewAppeal } from '@zaojie/contract/orders/review-appeal.endpoints';
import { reviewAppealLimits, type AppealVerdict } from '@zaojie/contract/orders/review-appeal-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatMoment } from '../../../text/dates.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stars } from '../review/stars.tsx';
import { appealKeys } from './appeal-queries.ts';

const QUESTIONS = {
  keep: {
    title: '保留这条评价',
    description: '申诉的人会看到理由，评价照常计入评分。',
    confirmText: '保留',
    danger: false,
  },
  remove: {
    title: '移除这条评价',
    description: '评价不再显示，也不再计入评分和满意度。双方都会看到理由。',
    confirmText: '移除',
    danger: true,
  },
} as const;

function useDecide() {
  const client = useQueryClient();
  return useOneAtATime(async (body: { id: number; verdict: AppealVerdict; reason: string }) => {
    try {
      toast.success((await call(decideReviewAppeal, { body })).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: appealKeys.all });
    }
  });
}

function Quote({ children }: { children: string }) {
  return (
    <p className="mt-1.5 border-l-2 border-line-2 pl-3 break-words whitespace-pre-line text-ink-2">
      {children}
    </p>
  );
}

const Person = ({ id, nickname }: { id: number; nickname: string }) => (
  <Link to={`/user/${id}`} className="font-medium text-ink hover:text-brand-ink">
    {nickname}
  </Link>
);

export function AppealRow({ row }: { row: ReviewAppeal }) {
  const [asking, setAsking] = useState<AppealVerdict | null>(null);
  const decide = useDecide();
  return (
    <li
      aria-label={`${row.appellant.nickname}的申诉：${row.order_title}`}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-8 gap-y-4 border-line px-6 py-5 not-first:border-t max-lg:grid-cols-1 max-md:px-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-ink-3">
          <Person {...row.author} />
          评价 <Person {...row.appellant} />
          <Stars rating={row.rating} />
        </p>
        <p className="mt-0.5 text-13 text-ink-3">《{row.order_title}》</p>
        <Quote>{row.content}</Quote>
      </div>
      <div className="min-w-0">
        <p className="text-13 text-ink-3">申诉，{formatMoment(row.created_at)}</p>
        <Quote>{row.words}</Quote>
        {row.decided_at === null ? null : (
          <p className="mt-2 text-13 text-ink-3">
            {row.state_label}：<span className="text-ink-2">{row.answer}</span>（
            {row.admin?.nickname ?? '已注销的管理员'}，{formatMoment(row.decided_at)}）
          </p>
        )}
      </div>
      {row.can.decide ? (
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button onClick={() => setAsking('keep')}>保留</Button>
          <Button onClick={() => setAsking('remove')}>移除</Button>
        </div>
      ) : null}
      {asking === null ? null : (
        <ReasonDialog
          {...QUESTIONS[asking]}
          maxLength={reviewAppealLimits.answerMax}
          missing="请填写理由"
          onConfirm={(reason) => decide({ id: row.id, verdict: asking, reason })}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
