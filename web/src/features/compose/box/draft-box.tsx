import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft, listDrafts, type DraftLabel } from '@zaojie/contract/posts/draft.endpoints';
import { limits } from '@zaojie/contract/limits';
import { Trash2 } from 'lucide-react';
import { call, messageOf } from '../../../api/client.ts';
import { formatAgo } from '../../../text/dates.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { draftBoxKey } from './box-drafts.ts';

interface DraftBoxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The one that stands in the form. */
  currentId: number | null;
  onPick: (id: number) => void;
  onNew: () => void;
  onDeleted: (id: number) => void;
}

interface RowProps {
  draft: DraftLabel;
  isCurrent: boolean;
  onPick: () => void;
  onDelete: () => void;
}

function Row({ draft, isCurrent, onPick, onDelete }: RowProps) {
  const title = draft.title || '没有标题';
  return (
    <li className="flex items-center gap-2 border-line py-1 not-first:border-t">
      <button
        type="button"
        onClick={onPick}
        className="min-w-0 flex-1 rounded-control px-2 py-2 text-left hover:bg-float-hover"
      >
        <span className="block truncate font-medium">{title}</span>
        <span className="text-13 text-ink-3">
          {formatAgo(draft.updated_at)}改过{isCurrent ? ' · 正在写' : ''}
        </span>
      </button>
      <IconButton label={`删除草稿 ${title}`} onClick={onDelete}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The drafts that the server keeps: one is taken out, thrown away, or a new one begun. */
export function DraftBox({ open, onOpenChange, currentId, onPick, onNew, onDeleted }: DraftBoxProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: draftBoxKey,
    queryFn: async ({ signal }) => (await call(listDrafts, { signal })).data.data,
    enabled: open,
  });

  async function remove({ id, title }: DraftLabel) {
    const message = `删除草稿「${title || '没有标题'}」？删除后无法恢复。`;
    if (!(await dialog.confirm({ title: '删除草稿', message, danger: true, confirmText: '删除' }))) return;
    try {
      await call(deleteDraft, { params: { id } });
    } catch (failure) {
      toast.error(messageOf(failure, '删除失败，请稍后重试'));
      return;
    }
    onDeleted(id);
    await client.invalidateQueries({ queryKey: draftBoxKey });
  }

  function list() {
    if (error && !data) {
      return (
        <ErrorState title="草稿没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      );
    }
    if (!data) {
      return (
        <SkeletonGroup className="grid gap-2">
          <Skeleton height={52} />
          <Skeleton height={52} />
        </SkeletonGroup>
      );
    }
    if (data.length === 0) return <EmptyState line="草稿箱是空的，写下的内容会自动存进来。" />;
    return (
      <ul aria-label="草稿" className="max-h-96 overflow-y-auto">
        {data.map((draft) => (
          <Row
            key={draft.id}
            draft={draft}
            isCurrent={draft.id === currentId}
            onPick={() => onPick(draft.id)}
            onDelete={() => void remove(draft)}
          />
        ))}
      </ul>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="草稿箱"
      description={`最多 ${limits.draft.most} 份，在任何浏览器登录都能接着写`}
      footer={<Button onClick={onNew}>新写一篇</Button>}
    >
      {list()}
    </Dialog>
  );
}
