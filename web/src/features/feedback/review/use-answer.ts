import { useQueryClient } from '@tanstack/react-query';
import { answerFeedback } from '@zaojie/contract/feedback/feedback.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { feedbackKeys } from '../feedback-queries.ts';

type Deed = { action: 'answer' | 'close'; reply?: string };

/** Another administrator may have been faster: then the list is asked anew and shows what is. */
export function useAnswer(id: number) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const decide = useOneAtATime(async (deed: Deed) => {
    setBusy(true);
    try {
      toast.success((await call(answerFeedback, { body: { id, ...deed } })).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: feedbackKeys.review });
    }
  });
  return { isBusy, decide };
}
