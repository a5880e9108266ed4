import { useQueryClient } from '@tanstack/react-query';
import { imposeSanction, liftSanction } from '@zaojie/contract/sanctions/sanction.endpoints';
import type { SanctionKind } from '@zaojie/contract/sanctions/sanction-words';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { PEOPLE_KEY } from './people-queries.ts';
import type { SanctionTerms } from './sanction-dialog.tsx';

/** Another administrator may have been faster: then the list is asked anew and shows what is. */
export function useSanctions(userId: number) {
  const client = useQueryClient();
  const carryOut = useOneAtATime(async (run: () => Promise<{ msg: string }>) => {
    try {
      toast.success((await run()).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: PEOPLE_KEY });
    }
  });
  return {
    impose: (kind: SanctionKind, terms: SanctionTerms) =>
      carryOut(() => call(imposeSanction, { body: { user_id: userId, kind, ...terms } })),
    lift: (id: number, reason: string) => carryOut(() => call(liftSanction, { body: { id, reason } })),
  };
}
