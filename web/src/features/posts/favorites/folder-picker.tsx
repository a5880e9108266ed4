import { useQuery, useQueryClient } from '@tanstack/react-query';
import { favoritePost } from '@zaojie/contract/posts/favorite.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PickNew, PickRow } from '../../../ui/menu/pick-row.tsx';
import { patchPost } from '../post-cache.ts';
import { favoriteKeys, foldersQuery } from './favorite-queries.ts';
import { FolderForm } from './folder-form.tsx';

/** One's folders, the one that holds the post marked; another is a press away, a new one two. */
export function FolderPicker({ postId, onDone }: { postId: number; onDone: () => void }) {
  const client = useQueryClient();
  const userId = useSession()?.user.id ?? 0;
  const { data: folders, isError, isFetching, refetch } = useQuery(foldersQuery(userId, postId));
  const [isAdding, setAdding] = useState(false);

  async function pick(folderId: number, name: string) {
    try {
      const { data } = await call(favoritePost, { body: { post_id: postId, folder_id: folderId } });
      patchPost(client, postId, { is_favorited: true, favorite_count: data.favorite_count });
      toast.success(`已收藏到「${name}」`, { id: 'favorite' });
      void client.invalidateQueries({ queryKey: favoriteKeys.all });
      onDone();
    } catch (error) {
      toast.error(messageOf(error, '收藏失败，请稍后重试'));
    }
  }

  if (isError && !folders) {
    return <InlineError text="收藏夹没有取到" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!folders) {
    return (
      <SkeletonGroup className="grid gap-2">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul className="-mx-3 max-h-80 overflow-y-auto">
        {folders.map((folder) => (
          <li key={folder.id}>
            <PickRow
              name={folder.name}
              isPublic={folder.is_public}
              count={folder.posts_count}
              isOn={folder.holds}
              onPick={() => void pick(folder.id, folder.name)}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <div className="mt-3 border-t border-line pt-4">
          <FolderForm
            folder={null}
            onSaved={(id, name) => void pick(id, name)}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : (
        <PickNew label="新建收藏夹" onPick={() => setAdding(true)} />
      )}
    </>
  );
}
