import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { appealReview } from '@zaojie/contract/orders/review-appeal.endpoints';
import { reviewAppealLimits } from '@zaojie/contract/orders/review-appeal-words';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { TextButton } from '../../../ui/form/button.tsx';

type Review = Pick<NonNullable<OrderDetail['reviews']['mine']>, 'id' | 'appeal_state' | 'can'>;

const SAID = {
  open: '已申诉，等管理员处理',
  kept: '申诉过了，评价保留',
  removed: '申诉成立，评价已移除',
} as const;

/** Whom a review is about may ask once that it be taken away. */
export function AppealForm({ review, refresh }: { review: Review; refresh: readonly unknown[] }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const send = useOneAtATime(async (words: string) => {
    try {
      toast.success((await call(appealReview, { body: { review_id: review.id, words } })).msg);
    } catch (error) {
      toast.error(messageOf(error, '申诉没有送到，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: refresh });
    }
  });
  if (review.appeal_state !== null) {
    return <span className="text-12 text-ink-3">{SAID[review.appeal_state]}</span>;
  }
  if (!review.can.appeal) return null;
  return (
    <>
      <TextButton className="text-12!" onClick={() => setOpen(true)}>
        申诉
      </TextButton>
      {isOpen ? (
        <ReasonDialog
          title="对这条评价申诉"
          description="一条评价只能申诉一次。管理员会看评价、订单和你的说明，决定保留还是移除，并告诉你理由。"
          label="为什么这条评价不实"
          maxLength={reviewAppealLimits.wordsMax}
          missing="请写明为什么这条评价不实"
          confirmText="提交申诉"
          onConfirm={send}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
