import { deleteApplication, withdrawApplication } from '@zaojie/contract/bounties/application.endpoints';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { ButtonLink, TextButton, TextLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ApplicationTrack } from '../application-track.tsx';
import { MARKET_PATH, useBountyDialog } from '../bounty-address.ts';
import { rowsOf } from '../bounty-cache.ts';
import { bountyKeys, sentQuery } from '../bounty-queries.ts';
import { CoverThumb } from '../cover-thumb.tsx';
import { ReasonQuote } from './decline-reason.tsx';
import { EditApplicationDialog } from './edit-application-dialog.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const QUIET = 'text-ink-3! hover:text-ink!';

function useOwnMoves() {
  const queryClient = useQueryClient();
  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    }
    void queryClient.invalidateQueries({ queryKey: bountyKeys.all });
  }
  return {
    withdraw: async ({ id, bounty }: Application) => {
      const message = `撤回后“${bounty.title}”的发布者不再看到你的应征，也不能再投一次。`;
      const isSure = await dialog.confirm({ title: '撤回应征', message, confirmText: '撤回', danger: true });
      if (isSure) await run(() => call(withdrawApplication, { body: { id } }), '已撤回应征');
    },
    remove: async ({ id }: Application) => {
      const message = '从你的列表里删除这份应征，删除后将无法恢复。';
      const isSure = await dialog.confirm({ title: '删除应征', message, confirmText: '删除', danger: true });
      if (isSure) await run(() => call(deleteApplication, { body: { id } }), '应征已删除');
    },
  };
}

function RowActions({ application, onEdit }: { application: Application; onEdit: () => void }) {
  const { withdraw, remove } = useOwnMoves();
  const { can } = application;
  return (
    <div className="flex items-center justify-end gap-4 max-md:row-start-1 max-md:col-start-3 max-md:grid max-md:justify-items-end max-md:gap-3 max-md:self-start">
      {can.edit ? <TextButton onClick={onEdit}>修改</TextButton> : null}
      {can.withdraw ? (
        <TextButton className={QUIET} onClick={() => void withdraw(application)}>
          撤回应征
        </TextButton>
      ) : null}
      {can.delete && !can.withdraw ? (
        <TextButton className={QUIET} onClick={() => void remove(application)}>
          删除
        </TextButton>
      ) : null}
    </div>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { searchWith } = useBountyDialog('bounty');
  const { pathname } = useLocation();
  const [isEditing, setEditing] = useState(false);
  const { bounty, order, status } = application;
  const isLost = status === 'declined' || status === 'expired' || status === 'withdrawn';
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_384px_112px] items-start gap-x-5 gap-y-3 border-b border-line py-4.5 max-lg:grid-cols-[72px_minmax(0,1fr)_112px] max-md:grid-cols-[60px_minmax(0,1fr)_auto] max-md:gap-x-3">
      <CoverThumb picture={bounty.cover} width={72} className="aspect-4/3 w-full" />
      <div className="min-w-0">
        <h3 className="text-16 max-md:text-15">
          <Link
            to={{ pathname, search: searchWith(String(bounty.id)) }}
            state={{ isOpened: true }}
            preventScrollReset
            className={classNames('hover:text-brand-ink', isLost && 'text-ink-2')}
          >
            {bounty.title}
          </Link>
        </h3>
        <p className="text-13 text-ink-3">
          {bounty.publisher_info.nickname} · 我的报价 {formatYuan(application.price)}
        </p>
        {order ? (
          <TextLink to={`/order/${order.id}`} className="mt-1 whitespace-normal! text-ochre-ink!">
            订单 {order.order_numbers} · {order.status_label} · {formatYuan(order.final_price)}
          </TextLink>
        ) : null}
      </div>
      <div className="max-lg:col-span-full max-lg:row-start-2">
        <ApplicationTrack application={application} />
      </div>
      <RowActions application={application} onEdit={() => setEditing(true)} />
      {status === 'declined' && application.reason !== '' ? (
        <div className="col-start-2 -col-end-1 max-md:col-start-1">
          <ReasonQuote reason={application.reason} />
        </div>
      ) : null}
      {status === 'expired' ? (
        <p className="col-start-2 -col-end-1 border-l-2 border-line-2 pl-4 text-ink-3 max-md:col-start-1">
          约稿到截稿没有选人，不计入你的入选率。
        </p>
      ) : null}
      {isEditing ? (
        <EditApplicationDialog application={application} onClose={() => setEditing(false)} />
      ) : null}
    </li>
  );
}

type Stats = { sent: number; chosen_rate: number | null; read_hours: number | null };

function StatLine({ stats }: { stats: Stats }) {
  const facts = [
    { value: String(stats.sent), name: '近 90 天投递' },
    { value: stats.chosen_rate === null ? '暂无' : `${stats.chosen_rate}%`, name: '入选' },
    {
      value:
        stats.read_hours === null
          ? '暂无'
          : `${stats.read_hours < 10 ? Math.round(stats.read_hours * 10) / 10 : Math.round(stats.read_hours)} 小时`,
      name: '对方平均读完',
    },
  ];
  return (
    <dl className="flex gap-9 pb-1 max-md:justify-between max-md:gap-2">
      {facts.map(({ value, name }) => (
        <div
          key={name}
          className="flex flex-row-reverse items-baseline gap-2 max-md:flex-col-reverse max-md:gap-0"
        >
          <dt className="text-13 text-ink-3">{name}</dt>
          <dd className="text-18 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What one has sent, and how far each has come. */
export function SentApplications() {
  const list = useInfiniteQuery(sentQuery);
  const applications = rowsOf(list.data);
  const stats = list.data?.pages[0]?.stats;
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError && applications.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (applications.length === 0) {
    return (
      <EmptyState
        line="你还没有应征过约稿"
        action={
          <ButtonLink to={MARKET_PATH} look="primary">
            去约稿广场
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">我的应征</h2>
      {stats ? <StatLine stats={stats} /> : null}
      <ul>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}
