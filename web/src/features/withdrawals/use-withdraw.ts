import { useQueryClient } from '@tanstack/react-query';
import { withdraw } from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { refusedField } from './refused-field.ts';
import { withdrawalKeys } from './withdrawal-queries.ts';

type Form = { refuse: (field: string, message: string) => void; reset: () => void };
type Body = { amount: string; account_id: number; password: string };

/** Sends a withdrawal; pressed again after a lost answer it is still one. */
export function useWithdraw(form: Form, onDone: () => void) {
  const client = useQueryClient();
  // Not kept in the browser's storage: the content that a key is found by has the password in it.
  const [keys] = useState(() => new RepeatKeys());
  const [isSending, setSending] = useState(false);

  const send = useOneAtATime(async (body: Body) => {
    setSending(true);
    try {
      await call(withdraw, { body, idempotencyKey: keys.of(body) });
      keys.done();
      form.reset();
      toast.success('提现已提交，等待审核');
      onDone();
    } catch (error) {
      const message = messageOf(error, '没有提交成功，请重试');
      const field = refusedField(error);
      if (field === null) toast.error(message);
      else form.refuse(field, message);
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: withdrawalKeys.all });
    }
  });

  return { send, isSending };
}
