import { useQueryClient } from '@tanstack/react-query';
import { decideBanAppeal, type BanAppeal } from '@zaojie/contract/sanctions/appeal.endpoints';
import { banAppealLimits } from '@zaojie/contract/sanctions/appeal-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { banAppealKeys } from './appeal-queries.ts';

type Verdict = 'lift' | 'keep';
const QUESTIONS = {
  lift: { title: '解除封禁', description: '对方马上可以登录，会看到理由。', confirmText: '解除封禁' },
  keep: { title: '维持封禁', description: '对方登录时会看到理由，不能再申诉。', confirmText: '维持' },
} as const;

function useDecide() {
  const client = useQueryClient();
  return useOneAtATime(async (body: { id: number; verdict: Verdict; reason: string }) => {
    try {
      toast.success((await call(decideBanAppeal, { body })).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: banAppealKeys.all });
    }
  });
}

const untilOf = (until: string | null) =>
  until === null ? '不限期' : `至 ${formatFullTime(until).slice(0, 16)}`;

export function BanAppealRow({ row }: { row: BanAppeal }) {
  const [asking, setAsking] = useState<Verdict | null>(null);
  const decide = useDecide();
  const { person, ban } = row;
  return (
    <li
      aria-label={`${person.nickname}的申诉`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-8 gap-y-4 border-line px-6 py-5 not-first:border-t max-md:grid-cols-1 max-md:px-4"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={person.nickname} src={person.avatar} size={40} />
        <div className="min-w-0">
          <Link to={`/user/${person.id}`} className="font-medium hover:text-brand-ink">
            {person.nickname}
          </Link>
          <p className="text-13 text-ink-3">
            封禁{untilOf(ban.until)}：{ban.reason}（{ban.imposed_by}，{formatMoment(ban.created_at)}）
          </p>
          <p className="mt-2 border-l-2 border-line-2 pl-3 break-words whitespace-pre-line text-ink-2">
            {row.words}
          </p>
          <p className="mt-1 text-13 text-ink-3">{formatMoment(row.created_at)} 申诉</p>
          {row.decided_at === null ? null : (
            <p className="mt-2 text-13 text-ink-3">
              {row.state_label}：<span className="text-ink-2">{row.answer}</span>（{row.admin}，
              {formatMoment(row.decided_at)}）
            </p>
          )}
        </div>
      </div>
      {row.can.decide ? (
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button onClick={() => setAsking('keep')}>维持</Button>
          <Button look="primary" onClick={() => setAsking('lift')}>
            解除
          </Button>
        </div>
      ) : null}
      {asking === null ? null : (
        <ReasonDialog
          {...QUESTIONS[asking]}
          maxLength={banAppealLimits.answerMax}
          missing="请填写理由"
          onConfirm={(reason) => decide({ id: row.id, verdict: asking, reason })}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
