import { useQuery } from '@tanstack/react-query';
import { entryErrors, contestErrors, teamErrors } from '@zaojie/contract/contests/contest.errors';
import type { EntryDetail, OwnEntry } from '@zaojie/contract/contests/entry.schemas';
import { useParams } from 'react-router';
import { ApiFailure } from '../../api/client.ts';
import { EVENTS_PATH, eventPath, registerPath } from '../../features/contests/contest-paths.ts';
import { entryQuery, submissionQuery } from '../../features/contests/contest-queries.ts';
import { NoContest } from '../../features/contests/contest-screen.tsx';
import { EntryEditor } from '../../features/contests/entry/entry-editor.tsx';
import { EntryView } from '../../features/contests/entry/entry-view.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

const isRefused = (error: unknown, { code }: { code: number }) =>
  error instanceof ApiFailure && error.code === code;

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton width={220} height={32} />
      <Skeleton shape="block" className="h-80 w-full" />
    </SkeletonGroup>
  );
}

function Way({ contest, here }: { contest: { id: number; title: string }; here: string }) {
  return (
    <div className="mb-3">
      <Crumbs
        way={[
          { to: EVENTS_PATH, label: '活动' },
          { to: eventPath(contest.id), label: contest.title },
        ]}
        here={here}
      />
    </div>
  );
}

type QueryFailure = { error: unknown; id: number; isFetching: boolean; onRetry: () => void };

function Failure({ error, id, isFetching, onRetry }: QueryFailure) {
  if (isRefused(error, contestErrors.notFound)) return <NoContest />;
  if (isRefused(error, teamErrors.notRegistered)) {
    return <GonePage line="你还没有报名这个活动" to={registerPath(id)} way="去报名" />;
  }
  if (isRefused(error, entryErrors.notFound)) {
    return <GonePage line="作品不存在或还没有公开" to={eventPath(id)} way="回到活动" />;
  }
  return (
    <ErrorState
      title="获取作品失败"
      error={error}
      retrying={isFetching}
      onRetry={onRetry}
      className="pt-16"
    />
  );
}

function Editing({ entry, receivedAt }: { entry: OwnEntry; receivedAt: number }) {
  const title = entry.id === null ? '提交作品' : '我们的作品';
  usePageTitle(`${title} ${entry.contest.title}`);
  if (!entry.can.save) {
    const line =
      entry.contest.status === 'open'
        ? '活动还没有开始，题目公布后再来交作品'
        : '已经过了截止时间，不能再提交';
    return <GonePage line={line} to={eventPath(entry.contest.id)} way="回到活动" />;
  }
  return (
    <>
      <Way contest={entry.contest} here={title} />
      <h1 className="mb-4 text-28 max-md:text-22">{title}</h1>
      {/* One that was just begun goes on in the same form. */}
      <EntryEditor entry={entry} receivedAt={receivedAt} />
    </>
  );
}

function Own({ id, entryId }: { id: number; entryId: number | 'new' }) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(submissionQuery(id, entryId));
  if (data !== undefined) return <Editing entry={data} receivedAt={dataUpdatedAt} />;
  if (error) return <Failure error={error} id={id} isFetching={isFetching} onRetry={() => void refetch()} />;
  return <Waiting />;
}

function Shown({ entry }: { entry: EntryDetail }) {
  usePageTitle(entry.title);
  return (
    <>
      <Way contest={entry.contest} here={entry.title} />
      <EntryView entry={entry} />
    </>
  );
}

function Numbered({ id, entryId }: { id: number; entryId: number }) {
  const { data, error, isFetching, refetch } = useQuery(entryQuery(entryId));
  if (data?.can.edit) return <Own id={id} entryId={entryId} />;
  if (data !== undefined) return <Shown entry={data} />;
  if (error) return <Failure error={error} id={id} isFetching={isFetching} onRetry={() => void refetch()} />;
  return <Waiting />;
}

/** `new` begins the team's entry; a number is one's own while it can be changed, and a work to look at otherwise. */
export function EventSubmissionPage() {
  const id = useRouteId();
  const { submissionId = '' } = useParams();
  if (id === null) return <NoContest />;
  if (submissionId === 'new') return <Own id={id} entryId="new" />;
  if (!/^[1-9]\d{0,14}$/.test(submissionId)) {
    return <GonePage line="作品不存在或还没有公开" to={eventPath(id)} way="回到活动" />;
  }
  return <Numbered key={submissionId} id={id} entryId={Number(submissionId)} />;
}
