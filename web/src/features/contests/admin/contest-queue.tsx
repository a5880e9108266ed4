import { useQuery } from '@tanstack/react-query';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { adminContestsQuery } from '../contest-queries.ts';
import { AdminRow } from './admin-row.tsx';
import { useAdminMoves } from './use-admin-moves.ts';

const STATES = {
  proposed: '待审核',
  open: '报名中',
  running: '进行中',
  voting: '投票中',
  closed: '待公布',
  announced: '已结束',
  cancelled: '已取消',
} as const;

const NOTHING: Record<keyof typeof STATES, string> = {
  proposed: '没有等着审核的活动。',
  open: '没有活动在报名。',
  running: '没有活动在创作。',
  voting: '没有活动在投票。',
  closed: '没有活动等着公布。',
  announced: '还没有活动结束。',
  cancelled: '没有取消过活动。',
};

/** What was proposed, and what runs. */
export function ContestQueue() {
  const { place, go } = useQueuePlace(STATES);
  const list = useQuery(adminContestsQuery(place.state, place.page));
  const moves = useAdminMoves();
  return (
    <ReviewQueue
      id="admin-events"
      states={STATES}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={{ ...list, data: list.data ? { ...list.data, counts: {} } : undefined }}
      failed="获取活动失败"
      renderRow={(contest) => <AdminRow key={contest.id} contest={contest} moves={moves} />}
    />
  );
}
