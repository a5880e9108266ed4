import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnLicence } from '@zaojie/contract/orders/licence.schemas';
import { nameOnLicence } from '@zaojie/contract/orders/review.endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { formatDate } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { licenceKeys, licencesQuery } from './licence-queries.ts';

/** Whether the own name stands on a licence; it answers at once and takes it back when the server says no. */
function NameSwitch({ licence }: { licence: OwnLicence }) {
  const queryClient = useQueryClient();
  const [isNamed, setNamed] = useState(licence.is_named);
  async function change(next: boolean) {
    setNamed(next);
    try {
      await call(nameOnLicence, { body: { code: licence.code, is_named: next } });
      void queryClient.invalidateQueries({ queryKey: licenceKeys.one(licence.code) });
    } catch (error) {
      setNamed(!next);
      toast.error(messageOf(error, '操作失败，请重试'));
    }
  }
  return (
    <Switch
      label="显示我的名字"
      checked={isNamed}
      onChange={(event) => void change(event.target.checked)}
      className="shrink-0 text-13 text-ink-2"
    />
  );
}

function Row({ licence }: { licence: OwnLicence }) {
  const other = licence.side === 'buyer' ? licence.creator_name : licence.client_name;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-6 py-4.5 last:border-0 max-md:px-4">
      <div className="min-w-0 flex-1 basis-70">
        <h2 className="flex items-center gap-2 text-16">
          <Link to={`/licence/${licence.code}`} className="min-w-0 truncate hover:text-brand-ink">
            {licence.title}
          </Link>
          {licence.revoked_at === null ? null : <StatusLabel tone="danger">已撤销</StatusLabel>}
        </h2>
        <p className="mt-0.5 text-13 break-words text-ink-3">
          {licence.side === 'buyer' ? '授权给我' : '由我授权'}
          {other === null ? '' : `，${licence.side === 'buyer' ? '作者' : '委托方'} ${other}`}，
          {licence.usage_label}，{formatDate(licence.issued_at)} 开具，
          {licence.revoked_at === null ? '' : `${formatDate(licence.revoked_at)} 撤销，`}
          <span className="whitespace-nowrap">证号 {licence.code}</span>
        </p>
      </div>
      <NameSwitch licence={licence} />
      <div className="flex gap-2">
        <ButtonLink size="small" to={`/order/${licence.order_id}`}>
          看订单
        </ButtonLink>
        <ButtonLink size="small" look="tint" to={`/licence/${licence.code}`}>
          看凭证
        </ButtonLink>
      </div>
    </li>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Card bleed className="grid gap-6 p-6">
        {[0, 1, 2].map((row) => (
          <span key={row} className="grid gap-2.5">
            <Skeleton width="38%" height={18} />
            <Skeleton width="62%" />
          </span>
        ))}
      </Card>
    </SkeletonGroup>
  );
}

/** All licences of whoever looks, given and received. */
export function LicenceList() {
  const list = useInfiniteQuery(licencesQuery);
  const licences = list.data?.pages.flatMap((page) => page.data) ?? [];
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError && licences.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (licences.length === 0) {
    return (
      <EmptyState
        line="订单完成后，授权凭证会收在这里。"
        action={
          <ButtonLink to="/order" look="primary">
            看我的订单
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Card bleed>
        <ul aria-label="授权凭证">
          {licences.map((licence) => (
            <Row key={licence.code} licence={licence} />
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </>
  );
}
