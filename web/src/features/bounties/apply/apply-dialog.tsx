import { applyAvailability } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useNow } from '../../../hooks/use-now.ts';
import { formatYuanRange } from '../../../text/numbers.ts';
import { WideDialog } from '../../../ui/dialog/wide-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { bountyQuery } from '../bounty-queries.ts';
import { leftUntil } from '../bounty-words.ts';
import { ApplyForm } from './apply-form.tsx';

type ApplyDialogProps = { id: number; open: boolean; onClose: () => void; onClosed: () => void };

function ApplySkeleton() {
  return (
    <SkeletonGroup className="grid gap-4.5">
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={132} />
      <Skeleton shape="block" height={46} />
    </SkeletonGroup>
  );
}

function Content({ bounty, onClose }: { bounty: BountyDetail; onClose: () => void }) {
  const { label, can_apply: canApply } = applyAvailability(bounty, useNow());
  return (
    <>
      <p className="mb-4.5 flex justify-between gap-3 text-13 text-ink-3">
        <span className="truncate">{bounty.title}</span>
        <span className="shrink-0">
          预算 {formatYuanRange(bounty.budget_min, bounty.budget_max)}，{leftUntil(bounty)}
        </span>
      </p>
      {canApply ? (
        <ApplyForm bounty={bounty} place="dialog" onApplied={onClose} />
      ) : (
        <Button block size="large" disabled>
          {label}
        </Button>
      )}
    </>
  );
}

/** Opened by the button of a card. */
export function ApplyDialog({ id, open, onClose, onClosed }: ApplyDialogProps) {
  const { data: bounty, isError, error, isFetching, refetch } = useQuery(bountyQuery(id));
  return (
    <WideDialog open={open} onClose={onClose} onClosed={onClosed} label="应征约稿" size="form">
      <header className="flex items-center justify-between border-b border-line py-3 pr-3 pl-6 max-md:py-1.5 max-md:pr-1 max-md:pl-4 dark:border-line-2">
        <h2 className="text-18">应征约稿</h2>
        <IconButton label="关闭" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 max-md:px-4">
        {bounty ? <Content bounty={bounty} onClose={onClose} /> : null}
        {!bounty && isError ? (
          <ErrorState
            title="加载约稿信息失败"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!bounty && !isError ? <ApplySkeleton /> : null}
      </div>
    </WideDialog>
  );
}
