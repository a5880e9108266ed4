import { useQueryClient } from '@tanstack/react-query';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { replyToReview } from '@zaojie/contract/orders/review.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { orderKeys } from '../order-queries.ts';

/** One answer to what was said about oneself. */
export function ReplyForm({ reviewId }: { reviewId: number }) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys());
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState('');
  const [isSending, setSending] = useState(false);

  const send = useOneAtATime(async (words: string) => {
    setSending(true);
    const body = { review_id: reviewId, content: words };
    try {
      await call(replyToReview, { body, idempotencyKey: keys.of(body) });
      toast.success('回复已公开');
      await client.invalidateQueries({ queryKey: orderKeys.all });
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setSending(false);
    }
  });

  if (!isOpen) {
    return (
      <TextButton className="mt-2" onClick={() => setOpen(true)}>
        回复，只能一次
      </TextButton>
    );
  }
  return (
    <form
      noValidate
      aria-label="回复评价"
      className="mt-3 grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (content.trim() !== '') void send(content);
      }}
    >
      <Textarea
        label="回复"
        labelHidden
        rows={2}
        maxLength={orderLimits.reviewMax}
        length={content.length}
        value={content}
        disabled={isSending}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        look="tint"
        className="justify-self-end"
        loading={isSending}
        disabledReason={content.trim() === '' ? '请填写回复内容' : undefined}
      >
        公开回复
      </Button>
    </form>
  );
}
