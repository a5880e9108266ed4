import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiFailure } from '../../api/client.ts';
import { EVENTS_PATH } from '../../features/contests/contest-paths.ts';
import { draftQuery } from '../../features/contests/contest-queries.ts';
import { ORGANISED_PATH, ProposalEditor } from '../../features/contests/propose/proposal-editor.tsx';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

function Head({ title }: { title: string }) {
  return (
    <header className="mb-5">
      <Crumbs
        way={[
          { to: EVENTS_PATH, label: '活动' },
          { to: ORGANISED_PATH, label: '我发起的' },
        ]}
        here={title}
      />
      <h1 className="mt-2 text-28 max-md:text-22">{title}</h1>
    </header>
  );
}

function NotYours() {
  return <GonePage line="找不到这个活动，或者它现在不能编辑" to={ORGANISED_PATH} way="回我发起的活动" />;
}

function OwnDraft({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(id));
  if (data !== undefined && data.can.edit) {
    return (
      <>
        <Head title="编辑活动" />
        <ProposalEditor draft={data} />
      </>
    );
  }
  if (data !== undefined || error instanceof ApiFailure) return <NotYours />;
  if (error) {
    return (
      <ErrorState
        title="获取活动失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="pt-16"
      />
    );
  }
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton width={240} height={32} />
      <Skeleton shape="block" className="h-80 w-full" />
    </SkeletonGroup>
  );
}

/** A new proposal without an id in the address, one's own draft with it. */
export function ProposeEventPage() {
  const { id: written } = useParams();
  const id = useRouteId();
  if (written === undefined) {
    return (
      <>
        <Head title="发起活动" />
        <ProposalEditor draft={null} />
      </>
    );
  }
  return id === null ? <NotYours /> : <OwnDraft key={id} id={id} />;
}
