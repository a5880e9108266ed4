import { useQueryClient } from '@tanstack/react-query';
import { castBallot, skipEntry } from '@zaojie/contract/contests/ballot.endpoints';
import type { SkipReason } from '@zaojie/contract/contests/contest-words';
import type { BallotPaper, EntryDetail } from '@zaojie/contract/contests/entry.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { contestKeys } from '../contest-queries.ts';
import type { Scores } from './use-scores.ts';

type Deed = { run: () => Promise<{ data: BallotPaper }>; failed: string };

/** Rating and passing over; either brings the next entry along. */
export function useVoting(entry: EntryDetail, onNext: () => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const contestId = entry.contest.id;

  const carryOut = useOneAtATime(async ({ run, failed }: Deed) => {
    setBusy(true);
    try {
      const { data } = await run();
      void client.invalidateQueries({ queryKey: contestKeys.detail(contestId) });
      void client.invalidateQueries({ queryKey: contestKeys.ballots(contestId) });
      client.setQueryData([...contestKeys.paper(contestId), null], data);
      onNext();
    } catch (error) {
      toast.error(messageOf(error, failed));
      // Voting may have closed meanwhile: then the page says so.
      void client.invalidateQueries({ queryKey: contestKeys.detail(contestId) });
    } finally {
      setBusy(false);
    }
  });

  return {
    isBusy,
    cast: (scores: Scores) =>
      carryOut({
        run: () =>
          call(castBallot, {
            body: {
              entry_id: entry.id,
              scores: Object.entries(scores).map(([id, score]) => ({ criterion_id: Number(id), score })),
            },
          }),
        failed: '分数没有送到，请重试',
      }),
    skip: (reason: SkipReason) =>
      carryOut({
        run: () => call(skipEntry, { body: { entry_id: entry.id, reason } }),
        failed: '没有跳过，请重试',
      }),
  };
}
