import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withdrawContest } from '@zaojie/contract/contests/contest.endpoints';
import { contestCategories } from '@zaojie/contract/contests/contest-words';
import type { OwnContest } from '@zaojie/contract/contests/contest.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { editEventPath, eventPath, PROPOSE_EVENT_PATH } from '../contest-paths.ts';
import { contestKeys, ownContestsQuery } from '../contest-queries.ts';
import { ContestLine } from './contest-line.tsx';
import { ListFrame } from './list-frame.tsx';

function aboutOf(contest: OwnContest): string {
  const parts = [
    contestCategories[contest.category],
    contest.prize_pool > 0 ? `奖金池 ${formatYuan(contest.prize_pool)}` : '',
    contest.starts_at === null ? '还没有定时间' : `${formatMoment(contest.starts_at)} 开始`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function useWithdraw() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const withdraw = useOneAtATime(async (id: number) => {
    setBusyId(id);
    try {
      await call(withdrawContest, { body: { id } });
      toast.success('已撤回成草稿');
    } catch (error) {
      toast.error(messageOf(error, '没有撤回，请重试'));
    } finally {
      setBusyId(null);
      await client.invalidateQueries({ queryKey: contestKeys.all });
    }
  });
  return { busyId, withdraw };
}

/** What one has proposed, whatever became of it. */
export function OrganisedContests({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const list = useQuery(ownContestsQuery(page));
  const { busyId, withdraw } = useWithdraw();
  return (
    <ListFrame
      list={list}
      label="发起的活动"
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          line="还没有发起过活动。"
          action={<ButtonLink to={PROPOSE_EVENT_PATH}>发起一个</ButtonLink>}
          className="pt-14"
        />
      }
    >
      {(contest) => (
        <ContestLine
          key={contest.id}
          contest={contest}
          to={contest.can.edit ? editEventPath(contest.id) : eventPath(contest.id)}
          about={
            <>
              {aboutOf(contest)}
              {contest.reason === '' ? null : (
                <span className="block text-danger">理由：{contest.reason}</span>
              )}
            </>
          }
          actions={
            <>
              {contest.can.withdraw ? (
                <Button
                  size="small"
                  aria-label={`撤回 ${contest.title}`}
                  loading={busyId === contest.id}
                  onClick={() => void withdraw(contest.id)}
                >
                  撤回
                </Button>
              ) : null}
              {contest.can.edit ? (
                <ButtonLink to={editEventPath(contest.id)} size="small">
                  编辑
                </ButtonLink>
              ) : null}
            </>
          }
        />
      )}
    </ListFrame>
  );
}
