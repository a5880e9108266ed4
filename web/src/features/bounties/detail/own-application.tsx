import { applyLabels } from '@zaojie/contract/bounties/bounty-availability';
import { useQuery } from '@tanstack/react-query';
import { formatYuan } from '../../../text/numbers.ts';
import { Button, TextLink } from '../../../ui/form/button.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ApplicationTrack } from '../application-track.tsx';
import { MANAGEMENT_PATH } from '../bounty-address.ts';
import { applicationQuery } from '../bounty-queries.ts';
import { ChosenWorks } from '../manage/chosen-works.tsx';

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between text-14">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

/** Instead of the form, for whoever has applied: how it stands. */
export function OwnApplication({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useQuery(applicationQuery(id));
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-18">你的应征</h2>
      {data ? (
        <>
          <ApplicationTrack application={data} />
          <dl className="grid gap-2">
            <Row name="报价" value={formatYuan(data.price)} />
            <Row name="工期" value={data.days === null ? '没有写' : `${data.days} 天`} />
            {data.order ? (
              <Row name="订单" value={`${data.order.order_numbers}，${data.order.status_label}`} />
            ) : null}
          </dl>
          <ChosenWorks works={data.works} />
          {data.reason === '' ? null : (
            <blockquote className="border-l-2 border-line-2 pl-4 text-ink-2">{data.reason}</blockquote>
          )}
        </>
      ) : null}
      {!data && isError ? (
        <InlineError text="应征没有取到" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton height={44} />
          <Skeleton width="60%" />
        </SkeletonGroup>
      ) : null}
      <Button block size="large" disabled>
        {applyLabels.applied}
      </Button>
      {data?.order ? (
        <TextLink to={`/order/${data.order.id}`} className="justify-self-center text-ochre-ink!">
          订单 {data.order.order_numbers} · {data.order.status_label}
        </TextLink>
      ) : (
        <TextLink to={`${MANAGEMENT_PATH}?tab=sent`} className="justify-self-center">
          修改或撤回，去“我的应征”
        </TextLink>
      )}
    </section>
  );
}
