import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { applyAvailability } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNow } from '../../../hooks/use-now.ts';
import { ApiFailure } from '../../../api/client.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { WideDialog } from '../../../ui/dialog/wide-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { useResumed } from '../../users/use-resumed.ts';
import { bountyQuery } from '../bounty-queries.ts';
import { leftUntil } from '../bounty-words.ts';
import { ApplySide } from './apply-side.tsx';
import { DetailBody } from './detail-body.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailTools } from './detail-tools.tsx';
import { PublisherCard } from './publisher-card.tsx';
import { SimilarBounties } from './similar-bounties.tsx';

const cross = <X size={20} strokeWidth={1.75} aria-hidden="true" />;
type ContentProps = { bounty: BountyDetail; onClose: () => void };

function Everything({ bounty, withSimilar = true }: { bounty: BountyDetail; withSimilar?: boolean }) {
  return (
    <DetailBody bounty={bounty}>
      <PublisherCard bounty={bounty} />
      {withSimilar ? <SimilarBounties bounties={bounty.similar} /> : null}
    </DetailBody>
  );
}

function WideContent({ bounty, onClose }: ContentProps) {
  // Where nobody can apply any more, the others stand in the place of the form.
  const isClosed = applyAvailability(bounty, useNow()).state === 'closed' && !bounty.has_applied;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_388px]">
      <div className="overflow-y-auto overscroll-contain px-9 pt-7 pb-8">
        <Everything bounty={bounty} withSimilar={!isClosed} />
      </div>
      <div className="overflow-y-auto overscroll-contain border-l border-line bg-paper px-7 pb-7 dark:border-line-2">
        <div className="sticky top-0 z-2 -mr-4 mb-1 flex justify-end gap-0.5 bg-paper pt-3 pb-1">
          <DetailTools bounty={bounty} />
          <IconButton label="关闭" onClick={onClose}>
            {cross}
          </IconButton>
        </div>
        <ApplySide bounty={bounty} />
      </div>
    </div>
  );
}

/** On a phone and a small tablet the form is the second step; what was typed is kept on the way back. */
function NarrowContent({ bounty, onClose }: ContentProps) {
  const [isApplying, setApplying] = useState(false);
  const { state, label, can_apply: canApply } = applyAvailability(bounty, useNow());
  const isStep = isApplying && canApply;
  const isOwn = state === 'owner' || (state === 'applied' && bounty.my_application_id !== null);
  useResumed(
    (deed) => deed.kind === 'apply-bounty' && deed.id === bounty.id,
    () => setApplying(true),
  );
  return (
    <>
      <div className="flex shrink-0 items-center border-b border-line px-1 py-1.5 dark:border-line-2">
        {isStep ? (
          <IconButton label="返回" onClick={() => setApplying(false)} className="mr-auto">
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label="关闭" onClick={onClose} className="mr-auto">
            {cross}
          </IconButton>
        )}
        <DetailTools bounty={bounty} />
      </div>
      <div
        key={String(isStep)}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-8"
      >
        {isStep ? <ApplySide bounty={bounty} /> : null}
        {!isStep && isOwn ? (
          <div className="-mx-4 mb-5 border-b-8 border-surface-2 px-4 pb-5 md:-mx-8 md:px-8">
            <ApplySide bounty={bounty} />
          </div>
        ) : null}
        {isStep ? null : <Everything bounty={bounty} />}
      </div>
      {isStep || isOwn ? null : (
        <div className="flex h-17 shrink-0 items-center gap-2.5 border-t border-line px-4 dark:border-line-2">
          <Money from={bounty.budget_min} to={bounty.budget_max} className="text-18" />
          <span className="truncate text-13 text-ink-3">{leftUntil(bounty)}</span>
          <Button
            look="primary"
            disabled={!canApply}
            className="ml-auto min-w-32"
            onClick={() => setApplying(true)}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  );
}

/** The window is called after the bounty as long as it is shown. */
function useTitleWhileOpen(title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    document.title = `${title} - 造界`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

type BountyDialogProps = { id: number; open: boolean; onClose: () => void; onClosed: () => void };

/** One bounty over the page it was opened on. */
export function BountyDialog({ id, open, onClose, onClosed }: BountyDialogProps) {
  // Narrower, the two columns would leave each other no room.
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const { data: bounty, error, isFetching, refetch } = useQuery(bountyQuery(id));
  useTitleWhileOpen(open && bounty ? bounty.title : null);
  const isGone = error instanceof ApiFailure && error.code === bountyErrors.notFound.code;
  const Content = isNarrow ? NarrowContent : WideContent;
  return (
    <WideDialog open={open} onClose={onClose} onClosed={onClosed} label={bounty?.title ?? '约稿详情'}>
      {bounty ? (
        <Content key={id} bounty={bounty} onClose={onClose} />
      ) : (
        <>
          <div className="flex justify-end p-2">
            <IconButton label="关闭" onClick={onClose}>
              {cross}
            </IconButton>
          </div>
          {error === null ? <DetailSkeleton /> : null}
          {isGone ? (
            <EmptyState
              line={bountyErrors.notFound.msg}
              action={<Button onClick={onClose}>看看别的约稿</Button>}
              className="my-auto pb-24"
            />
          ) : null}
          {error !== null && !isGone ? (
            <ErrorState
              title="加载约稿详情失败"
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
              className="my-auto pb-24"
            />
          ) : null}
        </>
      )}
    </WideDialog>
  );
}
