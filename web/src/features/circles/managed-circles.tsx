import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hideCircle, type ManagedCircle } from '@zaojie/contract/circles/circle-admin.endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { formatCount } from '../../text/numbers.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { CircleDialog } from './circle-dialog.tsx';
import { circleKeys, managedCirclesQuery } from './circle-queries.ts';

function useHide() {
  const client = useQueryClient();
  return useOneAtATime(async ({ id, name, is_hidden: isHidden }: ManagedCircle) => {
    const message = `隐藏「${name}」？大家不再看到这个圈子，帖子留着。可以再恢复。`;
    if (!isHidden && !(await dialog.confirm({ title: '隐藏圈子', message, confirmText: '隐藏' }))) return;
    try {
      toast.success((await call(hideCircle, { body: { id, hidden: isHidden ? 0 : 1 } })).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: circleKeys.managed });
    }
  });
}

function CircleRow({ circle, onEdit }: { circle: ManagedCircle; onEdit: () => void }) {
  const hide = useHide();
  return (
    <li
      aria-label={circle.name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-6 py-3.5 not-first:border-t max-md:px-4"
    >
      <Avatar name={circle.name} src={circle.icon} size={40} />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5">
          {circle.is_hidden ? (
            <b className="font-medium">{circle.name}</b>
          ) : (
            <Link to={`/circle/${circle.id}`} className="font-medium hover:text-brand-ink">
              {circle.name}
            </Link>
          )}
          {circle.is_hidden ? <StatusLabel>已隐藏</StatusLabel> : null}
        </p>
        <p className="line-clamp-1 text-13 text-ink-3">
          {formatCount(circle.posts_count)} 帖 · {formatCount(circle.members_count)} 人 · 次序{' '}
          {circle.position}
          {circle.description === '' ? '' : ` · ${circle.description}`}
        </p>
      </div>
      <Button size="small" onClick={onEdit}>
        修改
      </Button>
      <Button size="small" onClick={() => void hide(circle)}>
        {circle.is_hidden ? '恢复' : '隐藏'}
      </Button>
    </li>
  );
}

/** All circles, in the order in which people see them. */
export function ManagedCircles() {
  const { data, error, isFetching, refetch } = useQuery(managedCirclesQuery);
  const [editing, setEditing] = useState<ManagedCircle | 'new' | null>(null);
  if (error && !data) {
    return (
      <ErrorState title="圈子没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={320} className="w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button look="primary" onClick={() => setEditing('new')}>
          新建圈子
        </Button>
      </div>
      {data.length === 0 ? <EmptyState line="还没有圈子。" /> : null}
      {data.length > 0 ? (
        <Card bleed>
          <ul aria-label="圈子">
            {data.map((circle) => (
              <CircleRow key={circle.id} circle={circle} onEdit={() => setEditing(circle)} />
            ))}
          </ul>
        </Card>
      ) : null}
      {editing === null ? null : (
        <CircleDialog circle={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
