import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { deleteFavoriteFolder } from '@zaojie/contract/posts/favorite.endpoints';
import type { FavoriteFolder } from '@zaojie/contract/posts/favorite.schemas';
import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, call, messageOf } from '../../api/client.ts';
import { favoriteKeys, keptQuery } from '../../features/posts/favorites/favorite-queries.ts';
import { FolderForm } from '../../features/posts/favorites/folder-form.tsx';
import { FolderPickerHost } from '../../features/posts/favorites/folder-picker-host.tsx';
import { KeptPosts } from '../../features/posts/favorites/kept-posts.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const GONE = <GoneWithWorks line="收藏夹不存在或没有公开" to="/community" way="去社区看看" />;

/** One folder: its posts, and for its owner the ways to change it. */
export function FavoriteFolderPage() {
  const id = useRouteId();
  return id === null ? GONE : <Folder key={id} id={id} />;
}

function Folder({ id }: { id: number }) {
  const { data, error } = useInfiniteQuery(keptQuery(id));
  const folder = data?.pages[0]?.folder ?? null;
  usePageTitle(folder?.name ?? '收藏夹');
  if (error instanceof ApiFailure && error.http < 500 && error.http !== 429) return GONE;
  return (
    <div className="max-w-205">
      {folder?.can.edit ? (
        <Crumbs way={[{ to: '/favorites', label: '我的收藏' }]} here={folder.name} />
      ) : null}
      <header className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-28 break-words max-md:text-22">{folder?.name ?? '收藏夹'}</h1>
          {folder ? (
            <p className="text-13 text-ink-3">
              {folder.posts_count} 篇 · {folder.is_public ? '公开' : '私密，只有你自己能看到'}
            </p>
          ) : null}
        </div>
        {folder?.can.edit ? <FolderActions folder={folder} /> : null}
      </header>
      <KeptPosts
        folderId={id}
        canMove={folder?.can.edit ?? false}
        empty={
          <EmptyState
            line="这个收藏夹还是空的。"
            action={<ButtonLink to="/community">去社区看看</ButtonLink>}
          />
        }
      />
      <FolderPickerHost />
    </div>
  );
}

function FolderActions({ folder }: { folder: FavoriteFolder }) {
  const [isEditing, setEditing] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const done = () => setEditing(false);

  async function remove() {
    const message = `删除收藏夹「${folder.name}」？里面的 ${folder.posts_count} 篇帖子会移到默认收藏夹。`;
    if (!(await dialog.confirm({ title: '删除收藏夹', message, danger: true, confirmText: '删除' }))) return;
    try {
      await call(deleteFavoriteFolder, { params: { id: folder.id } });
    } catch (error) {
      toast.error(messageOf(error, '删除失败，请稍后重试'));
      return;
    }
    toast.success('收藏夹已删除');
    await navigate('/favorites', { replace: true });
    client.removeQueries({ queryKey: keptQuery(folder.id).queryKey });
    await client.invalidateQueries({ queryKey: favoriteKeys.all });
  }

  return (
    <div className="flex gap-2">
      <Button size="small" icon={<PenLine {...icon} />} onClick={() => setEditing(true)}>
        编辑
      </Button>
      {folder.can.delete ? (
        <Button size="small" icon={<Trash2 {...icon} />} onClick={() => void remove()}>
          删除
        </Button>
      ) : null}
      <Dialog open={isEditing} onOpenChange={setEditing} title="编辑收藏夹" size="small">
        <FolderForm folder={folder} onSaved={done} onCancel={done} />
      </Dialog>
    </div>
  );
}
