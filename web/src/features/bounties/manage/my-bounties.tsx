import type { OwnBounty } from '@zaojie/contract/bounties/bounty.schemas';
import { isRecruiting } from '@zaojie/contract/bounties/bounty-availability';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useNow } from '../../../hooks/use-now.ts';
import { formatDay } from '../../../text/dates.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { receivedPath, useBountyDialog } from '../bounty-address.ts';
import { rowsOf } from '../bounty-cache.ts';
import { myBountiesQuery } from '../bounty-queries.ts';
import { statusTone } from '../bounty-words.ts';
import { CoverThumb } from '../cover-thumb.tsx';
import { BountyActions } from './bounty-actions.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const isOver = ({ status }: OwnBounty) => status === 'closed' || status === 'completed';

function stateLine(bounty: OwnBounty): string {
  const { application_counts: counts, status } = bounty;
  if (status === 'pending') return '在审核，期间只有你看得到';
  if (status === 'closed') return counts.all === 0 ? '没有人应征' : `共 ${counts.all} 人应征，已经结束`;
  const facts = [
    ...(counts.accepted > 0 ? [`已选 ${counts.accepted} 位`] : []),
    counts.all === 0 ? '还没有人应征' : `${counts.all} 人应征`,
    ...(counts.shortlisted > 0 ? [`${counts.shortlisted} 位候选`] : []),
    ...(counts.unread > 0 ? [`${counts.unread} 份未读`] : []),
    ...(status !== 'completed' && bounty.stop_recruit ? ['已停止招募'] : []),
  ];
  return facts.join(' · ');
}

function MainButton({ bounty }: { bounty: OwnBounty }) {
  const { open } = useBountyDialog('publish');
  const { open: show } = useBountyDialog('bounty');
  if (bounty.status === 'closed') return <Button onClick={() => open(String(bounty.id))}>再发一次</Button>;
  if (bounty.application_counts.all > 0) {
    const look = bounty.application_counts.unread > 0 ? 'tint' : 'secondary';
    return (
      <ButtonLink to={receivedPath(bounty.id)} look={look}>
        看应征
      </ButtonLink>
    );
  }
  return <Button onClick={() => show(String(bounty.id))}>看详情</Button>;
}

function BountyRow({ bounty }: { bounty: OwnBounty }) {
  const { searchWith } = useBountyDialog('bounty');
  const { pathname } = useLocation();
  const now = useNow();
  const to = { pathname, search: searchWith(String(bounty.id)) };
  const link = { to, state: { isOpened: true }, preventScrollReset: true };
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)_auto_auto] items-center gap-x-5 gap-y-2 border-b border-line py-4 max-lg:grid-cols-[84px_minmax(0,1fr)_auto] max-lg:gap-x-3.5">
      <Link {...link} tabIndex={-1} aria-hidden="true" className="max-lg:row-span-2 max-lg:self-start">
        <CoverThumb picture={bounty.pictures[0] ?? null} width={96} className="aspect-4/3 w-full" />
      </Link>
      <div className="min-w-0 max-lg:col-span-2">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-16 max-md:text-15">
          <Link {...link} className={classNames('hover:text-brand-ink', isOver(bounty) && 'text-ink-3')}>
            {bounty.title}
          </Link>
          <StatusLabel tone={statusTone(bounty.status)}>{bounty.status_label}</StatusLabel>
        </h3>
        <p className="text-13 text-ink-2">{stateLine(bounty)}</p>
      </div>
      <div className="text-right max-lg:text-left">
        <Money
          from={bounty.budget_min}
          to={bounty.budget_max}
          className={classNames('text-16', isOver(bounty) && 'text-ink-3!')}
        />
        {isOver(bounty) ? null : (
          <small
            className={classNames(
              'block text-12',
              isRecruiting(bounty, now) ? 'text-ochre-ink' : 'text-ink-3',
            )}
          >
            {formatDay(bounty.deadline)}截稿
          </small>
        )}
      </div>
      <div className="flex items-center gap-1 max-md:-mr-2.5 md:[&>:first-child]:min-w-24">
        <MainButton bounty={bounty} />
        <BountyActions bounty={bounty} />
      </div>
    </li>
  );
}

/** What one has published, the newest first. */
export function MyBounties({ onPublish }: { onPublish: () => void }) {
  const list = useInfiniteQuery(myBountiesQuery);
  const bounties = rowsOf(list.data);
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError && bounties.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (bounties.length === 0) {
    return (
      <EmptyState
        line="你还没有发布过约稿"
        action={
          <Button look="primary" onClick={onPublish}>
            发布约稿
          </Button>
        }
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">我的约稿</h2>
      <ul>
        {bounties.map((bounty) => (
          <BountyRow key={bounty.id} bounty={bounty} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}
