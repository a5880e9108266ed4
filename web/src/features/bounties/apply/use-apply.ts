import { applyToBounty } from '@zaojie/contract/bounties/application.endpoints';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { readSession } from '../../../api/session.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useKeptDeed } from '../../users/use-resumed.ts';
import { patchBounty } from '../bounty-cache.ts';
import { bountyKeys } from '../bounty-queries.ts';
import { forgetApplicationDraft } from './application-draft.ts';
import { applyWords, bodyOf, type ApplicationDraft, type ApplyPlace } from './application-rules.ts';

/** Sends an application once, however often the button is pressed; a lost answer is asked for with the same key. */
export function useApply(bounty: Pick<Bounty, 'id'>, place: ApplyPlace, onApplied: () => void) {
  const queryClient = useQueryClient();
  const keepDeed = useKeptDeed();
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => new RepeatKeys(`apply:${bounty.id}`));

  const send = useOneAtATime(async (draft: ApplicationDraft) => {
    setSending(true);
    const body = { bounty_id: bounty.id, ...bodyOf(draft) };
    const userId = readSession()?.user.id ?? 0;
    try {
      await call(applyToBounty, { body, idempotencyKey: keys.of(body) });
      keys.done();
      forgetApplicationDraft(bounty.id);
      toast.success(applyWords[place].done);
      patchBounty(queryClient, bounty.id, (known) => ({
        has_applied: true,
        applications_count: known.applications_count + 1,
        can: { ...known.can, apply: false },
      }));
      void queryClient.invalidateQueries({ queryKey: bountyKeys.detail(bounty.id) });
      void queryClient.invalidateQueries({ queryKey: bountyKeys.applications });
      onApplied();
    } catch (error) {
      keepDeed(error, { kind: 'apply-bounty', id: bounty.id }, userId);
      toast.error(messageOf(error, applyWords[place].failed));
      // Closed or applied elsewhere meanwhile: the button then says so.
      void queryClient.invalidateQueries({ queryKey: bountyKeys.detail(bounty.id) });
    } finally {
      setSending(false);
    }
  });
  return { isSending, send };
}
