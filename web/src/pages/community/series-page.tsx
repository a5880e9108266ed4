import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSeries } from '@zaojie/contract/posts/series.endpoints';
import { seriesErrors } from '@zaojie/contract/posts/series.errors';
import type { SeriesDetail } from '@zaojie/contract/posts/series.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { Ellipsis, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiFailure, call, messageOf } from '../../api/client.ts';
import { SeriesForm } from '../../features/posts/series/series-form.tsx';
import { SeriesPosts } from '../../features/posts/series/series-posts.tsx';
import { seriesKeys, seriesQuery } from '../../features/posts/series/series-queries.ts';
import { useSeriesOrder } from '../../features/posts/series/use-series-order.ts';
import { ReportMenuItem } from '../../features/reports/report-menu-item.tsx';
import { useReport } from '../../features/reports/use-report.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const GONE = <GoneWithWorks line="合集不存在或已删除" to="/community" way="去社区看看" />;

/** A series: its posts in their order, and for its author the ways to change it. */
export function SeriesPage() {
  const id = useRouteId();
  return id === null ? GONE : <Screen key={id} id={id} />;
}

function Screen({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(seriesQuery(id));
  usePageTitle(data?.title ?? '合集');
  if (error instanceof ApiFailure && error.code === seriesErrors.notFound.code) return GONE;
  if (data) return <Found series={data} />;
  if (error) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return <ErrorState title="合集没有取到" error={error} {...retry} className="pt-16" />;
  }
  return (
    <SkeletonGroup className="grid max-w-205 gap-4">
      <Skeleton width="46%" height={34} />
      <Skeleton width="30%" />
      <Skeleton shape="block" height={96} />
      <Skeleton shape="block" height={96} />
    </SkeletonGroup>
  );
}

function Found({ series }: { series: SeriesDetail }) {
  const { id, title, description, user, posts, can } = series;
  const editing = useSeriesOrder(id);
  const [first] = posts;
  return (
    <div className="max-w-205">
      <header className="mb-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-13 text-ink-3">合集</p>
            <h1 className="text-28 break-words max-md:text-22">{title}</h1>
          </div>
          {can.edit ? <OwnerActions series={series} /> : <ReaderMenu series={series} />}
        </div>
        <p className="mt-2 flex items-center text-13 text-ink-3">
          <Link to={`/user/${user.id}`} className="flex min-w-0 items-center gap-2 hover:text-ink">
            <Avatar name={user.nickname} src={user.avatar} size={24} />
            <span className="truncate">{user.nickname}</span>
          </Link>
          <span className="shrink-0 before:mx-1.5 before:content-['·']">共 {posts.length} 篇</span>
        </p>
        {description ? (
          <p className="mt-3 max-w-[42em] break-words whitespace-pre-line text-ink-2">{description}</p>
        ) : null}
        {first && !can.edit ? (
          <ButtonLink to={`/post/${first.id}`} look="primary" className="mt-4">
            从第一篇开始读
          </ButtonLink>
        ) : null}
        {can.edit && posts.length > 1 ? (
          <p className="mt-3 text-13 text-ink-3">拖动左边的把手调整顺序，键盘上用方向键。</p>
        ) : null}
      </header>
      {posts.length === 0 ? (
        <EmptyState
          line={can.edit ? '还没有帖子。打开自己的帖子，在“更多操作”里选“加入合集”。' : '这个合集还是空的。'}
          action={
            can.edit ? <ButtonLink to={`/user/${user.id}?tab=posts`}>看看我的帖子</ButtonLink> : undefined
          }
        />
      ) : (
        <SeriesPosts posts={posts} {...(can.edit && { editing })} />
      )}
    </div>
  );
}

function OwnerActions({ series }: { series: SeriesDetail }) {
  const [isEditing, setEditing] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const done = () => setEditing(false);

  async function remove() {
    const message = `删除合集${bracketed(series.title)}？里面的 ${series.posts.length} 篇帖子会留着。`;
    if (!(await dialog.confirm({ title: '删除合集', message, danger: true, confirmText: '删除' }))) return;
    try {
      await call(deleteSeries, { params: { id: series.id } });
    } catch (error) {
      toast.error(messageOf(error, '删除失败，请稍后重试'));
      return;
    }
    toast.success('合集已删除');
    await navigate(`/user/${series.user.id}?tab=posts`, { replace: true });
    client.removeQueries({ queryKey: seriesKeys.one(series.id) });
    await client.invalidateQueries({ queryKey: ['posts'] });
  }

  return (
    <div className="flex shrink-0 gap-2">
      <Button size="small" icon={<PenLine {...icon} />} onClick={() => setEditing(true)}>
        编辑
      </Button>
      <Button size="small" icon={<Trash2 {...icon} />} onClick={() => void remove()}>
        删除
      </Button>
      <Dialog open={isEditing} onOpenChange={setEditing} title="编辑合集" size="small">
        <SeriesForm series={series} onSaved={done} onCancel={done} />
      </Dialog>
    </div>
  );
}

function ReaderMenu({ series }: { series: SeriesDetail }) {
  const report = useReport({ kind: 'series', id: series.id, name: series.title });
  return (
    <>
      <Menu
        label="更多操作"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="更多操作">
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      >
        <ReportMenuItem onReport={report.open} />
      </Menu>
      {report.dialog}
    </>
  );
}
