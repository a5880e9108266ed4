import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { reviewOrder } from '@zaojie/contract/orders/review.endpoints';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import { useOrderSteps } from '../use-order-steps.ts';
import { praise, reviewIssues, withPraise } from './review-rules.ts';
import { StarPicker } from './stars.tsx';

export const REVIEW_PLACE = 'review';

/** Stars and words, written once and sealed. */
export function ReviewForm({ order }: { order: OrderDetail }) {
  const { take, taking } = useOrderSteps(order.id);
  const [rating, setRating] = useState(0);
  const [content, setContent] = useState('');
  const [hasTried, setTried] = useState(false);
  const found = reviewIssues({ rating, content });
  const isSending = taking !== null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (found.rating !== undefined || found.content !== undefined) return;
    const body = { order_id: order.id, rating, content };
    await take({
      step: 'review',
      body,
      send: (idempotencyKey) => call(reviewOrder, { body, idempotencyKey }),
      done: '评价已封存',
    });
  }

  return (
    <div id={REVIEW_PLACE} className="scroll-mt-20">
      <Panel title="写评价">
        <form
          noValidate
          aria-label="写评价"
          onSubmit={(event) => void submit(event)}
          className="grid grid-cols-1 gap-4"
        >
          <StarPicker
            value={rating}
            onChange={setRating}
            disabled={isSending}
            error={hasTried ? found.rating : undefined}
          />
          <div className="flex flex-wrap gap-2">
            {praise[order.role === 'creator' ? 'creator' : 'client'].map((word) => (
              <ChipButton
                key={word}
                selected={content.split('，').includes(word)}
                onClick={() => setContent((now) => withPraise(now, word))}
              >
                {word}
              </ChipButton>
            ))}
          </div>
          <Textarea
            label="合作的过程"
            rows={4}
            maxLength={orderLimits.reviewMax}
            length={content.length}
            placeholder="说说哪里顺、哪里可以更好。"
            value={content}
            disabled={isSending}
            error={hasTried ? found.content : undefined}
            onChange={(event) => setContent(event.target.value)}
          />
          <FormFoot note={`公开后显示在${order.other.nickname}的主页，不能修改，对方可以回复一次。`}>
            <Button type="submit" look="primary" loading={isSending}>
              封存我的评价
            </Button>
          </FormFoot>
        </form>
      </Panel>
    </div>
  );
}
