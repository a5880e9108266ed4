import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { auditSubjects, listAudit, type AuditEntry } from '@zaojie/contract/audit/audit.endpoints';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { formatFullTime } from '../../text/dates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { RadioChips } from '../../ui/form/radio-chips.tsx';
import { Card } from '../../ui/layout/card.tsx';

type Subject = AuditEntry['subject'];

const SUBJECTS: Readonly<Record<Subject, string>> = {
  withdrawal: '提现',
  user: '用户',
  order: '订单',
  dispute: '仲裁',
  report: '举报',
  game: '游戏',
  verification: '认证',
  contest: '活动',
  review: '评价',
  words: '词语',
  post: '帖子',
  circle: '圈子',
};
const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: '全部' } as const,
  ...auditSubjects.map((value) => ({ value, label: SUBJECTS[value] })),
];

const isSubject = (value: string | null): value is Subject =>
  value !== null && Object.hasOwn(SUBJECTS, value);

const auditQuery = (subject: Subject | null) =>
  infiniteQueryOptions({
    queryKey: ['audit', subject] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await call(listAudit, { query: { subject, cursor: pageParam }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });

function SubjectName({ entry }: { entry: AuditEntry }) {
  const name = `${SUBJECTS[entry.subject]} #${entry.subject_id}`;
  if (entry.subject !== 'user') return name;
  return (
    <Link to={`/user/${entry.subject_id}`} className="text-brand-ink hover:underline">
      {name}
    </Link>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid grid-cols-[168px_minmax(0,1fr)] gap-x-5 border-line px-6 py-3.5 not-first:border-t max-md:grid-cols-1 max-md:px-4">
      <time dateTime={entry.created_at} className="text-13 leading-6 text-ink-3">
        {formatFullTime(entry.created_at)}
      </time>
      <div className="min-w-0 leading-6">
        <p>
          {entry.actor === null ? (
            <b className="font-semibold">系统</b>
          ) : (
            <Link to={`/user/${entry.actor.id}`} className="font-semibold hover:text-brand-ink">
              {entry.actor.nickname}
            </Link>
          )}
          <span className="mx-2">{entry.deed_label}</span>
          <span className="text-13 text-ink-3">
            <SubjectName entry={entry} />
          </span>
        </p>
        {entry.reason === '' ? null : <p className="text-13 text-ink-2">理由：{entry.reason}</p>}
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <Card bleed>
      <SkeletonGroup>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <span key={key} className="flex gap-5 border-line px-6 py-4.5 not-first:border-t max-md:px-4">
            <Skeleton width={150} />
            <Skeleton width="40%" />
          </span>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

/** Who did what, when and why; the newest first. */
export function AuditList() {
  const [query, setQuery] = useSearchParams();
  const given = query.get('subject');
  const subject = isSubject(given) ? given : null;
  const list = useInfiniteQuery(auditQuery(subject));
  const entries = (list.data?.pages ?? []).flatMap((page) => page.data);
  return (
    <>
      <RadioChips<Subject | typeof ALL>
        label="关于"
        name="audit-subject"
        value={subject ?? ALL}
        options={OPTIONS}
        onChange={(next) => setQuery(next === ALL ? {} : { subject: next }, { preventScrollReset: true })}
        className="mb-3"
      />
      {list.isPending ? <ListSkeleton /> : null}
      {list.isError && entries.length === 0 ? (
        <ErrorState
          title="审计记录没有取到"
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {entries.length > 0 ? (
        <Card bleed>
          <ul aria-label="审计记录">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </Card>
      ) : null}
      {list.isSuccess && entries.length === 0 ? <EmptyState line="还没有记录。" className="pt-14" /> : null}
      <LoadMore list={list} />
    </>
  );
}
