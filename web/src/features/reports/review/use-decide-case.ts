import { useQueryClient } from '@tanstack/react-query';
import { decideReportCase } from '@zaojie/contract/reports/report.endpoints';
import type { CaseMove } from '@zaojie/contract/reports/report-words';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { caseKeys } from './case-queries.ts';

type Decision = { id: number; action: CaseMove; note: string };

/** Another administrator may have been faster: then the list is asked anew and shows what is. */
export function useDecideCase() {
  const client = useQueryClient();
  return useOneAtATime(async (body: Decision) => {
    try {
      toast.success((await call(decideReportCase, { body })).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: caseKeys.all });
    }
  });
}
