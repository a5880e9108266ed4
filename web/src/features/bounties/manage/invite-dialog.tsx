import { inviteCreator } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { listCreators } from '@zaojie/contract/storefronts/creator.endpoints';
import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiFailure, call, messageOf } from '../../../api/client.ts';
import { readSession } from '../../../api/session.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { bountyKeys } from '../bounty-queries.ts';
import { CoverThumb } from '../cover-thumb.tsx';

const SHOWN = 20;
const DONE: ReadonlySet<number> = new Set([
  bountyErrors.inviteRepeated.code,
  bountyErrors.inviteApplied.code,
]);

/** Those who draw such things and take orders now. */
function useFitting({ id, category, style }: Bounty, isWanted: boolean) {
  return useQuery({
    queryKey: [...bountyKeys.all, 'fitting', id] as const,
    queryFn: async ({ signal }) => {
      const query = { category, style, only_on: 1, per_page: SHOWN };
      return (await call(listCreators, { query, signal })).data.data;
    },
    enabled: isWanted,
  });
}

function factsOf(creator: Creator): string {
  return [
    creator.reviews_count === 0 ? '还没有评价' : `评分 ${creator.rating.toFixed(1)}`,
    `完成 ${creator.completed_works} 单`,
    `${formatYuan(creator.starting_price)} 起`,
  ].join(' · ');
}

function CreatorRow({ creator, bountyId }: { creator: Creator; bountyId: number }) {
  const [state, setState] = useState<'free' | 'busy' | 'invited'>('free');

  async function invite() {
    setState('busy');
    try {
      await call(inviteCreator, { body: { bounty_id: bountyId, user_id: creator.id } });
      setState('invited');
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      setState(error instanceof ApiFailure && DONE.has(error.code) ? 'invited' : 'free');
    }
  }

  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0 dark:border-line-2">
      <Avatar name={creator.nickname} src={creator.avatar} size={44} />
      <div className="min-w-0 flex-1">
        <Link to={`/user/${creator.id}`} className="block truncate font-semibold hover:text-brand-ink">
          {creator.nickname}
        </Link>
        <p className="truncate text-13 text-ink-3">{factsOf(creator)}</p>
      </div>
      <span className="flex gap-1 max-md:hidden">
        {creator.showcase.slice(0, 2).map((picture) => (
          <CoverThumb key={picture.url} picture={picture} width={56} className="h-10.5 w-14" />
        ))}
      </span>
      <Button
        size="small"
        aria-label={`${state === 'invited' ? '已邀请' : '邀请'}${creator.nickname}`}
        loading={state === 'busy'}
        disabled={state === 'invited'}
        onClick={() => void invite()}
      >
        {state === 'invited' ? '已邀请' : '邀请'}
      </Button>
    </li>
  );
}

type InviteDialogProps = { bounty: Bounty; open: boolean; onClose: () => void };

/** Asks creators to apply, who are told at once. */
export function InviteDialog({ bounty, open, onClose }: InviteDialogProps) {
  const { data, isError, error, isFetching, refetch } = useFitting(bounty, open);
  const own = readSession()?.user.id;
  const creators = data?.filter(({ id }) => id !== own);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="邀请创作者"
      description={`做${bounty.category_name}、画${bounty.style_name}，现在接单的。邀请后对方会收到通知。`}
    >
      {creators && creators.length > 0 ? (
        <ul className="-my-3">
          {creators.map((creator) => (
            <CreatorRow key={creator.id} creator={creator} bountyId={bounty.id} />
          ))}
        </ul>
      ) : null}
      {creators?.length === 0 ? <EmptyState line="暂时没有合适又在接单的创作者" /> : null}
      {!creators && isError ? (
        <ErrorState
          title="加载创作者列表失败"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!creators && !isError ? (
        <SkeletonGroup className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <span key={row} className="flex items-center gap-3">
              <Skeleton shape="circle" width={44} height={44} />
              <Skeleton width="50%" />
            </span>
          ))}
        </SkeletonGroup>
      ) : null}
    </Dialog>
  );
}
