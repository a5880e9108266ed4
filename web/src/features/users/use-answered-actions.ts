import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';

/** Deeds that are answered with how the whole stands afterwards: it is shown at once, or asked for anew when one failed. */
export function useAnsweredActions<Whole>(queryKey: QueryKey) {
  type Ask = () => Promise<{ data: Whole; msg: string }>;
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = useOneAtATime(async (ask: Ask) => {
    setBusy(true);
    try {
      const { data, msg } = await ask();
      client.setQueryData(queryKey, data);
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      await client.invalidateQueries({ queryKey });
    } finally {
      setBusy(false);
    }
  });
  const runIfSure = async (title: string, message: string, confirmText: string, ask: Ask) => {
    if (await dialog.confirm({ title, message, confirmText, danger: true })) await run(ask);
  };
  return { isBusy, run, runIfSure };
}
