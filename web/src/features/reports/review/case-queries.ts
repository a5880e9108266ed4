import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReportCases } from '@zaojie/contract/reports/report.endpoints';
import type { CaseState, ReportKind } from '@zaojie/contract/reports/report-words';
import { call } from '../../../api/client.ts';

export const caseKeys = { all: ['report-cases'] as const };

export const casesQuery = (state: CaseState, kind: ReportKind | null) =>
  infiniteQueryOptions({
    queryKey: [...caseKeys.all, state, kind] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        state,
        ...(kind !== null && { kind }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return (await call(listReportCases, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    // Another administrator decides while one looks.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
