import { useQueryClient } from '@tanstack/react-query';
import { favoritePost, unfavoritePost } from '@zaojie/contract/posts/favorite.endpoints';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useToggle } from '../../users/use-toggle.ts';
import { patchPost } from '../post-cache.ts';
import { favoriteKeys } from './favorite-queries.ts';
import { openFolderPicker } from './folder-requests.ts';

/** Keeping a post: into the default folder at once, and from the news of it into another. */
export function useFavorite(post: Pick<Post, 'id' | 'is_favorited' | 'favorite_count'>) {
  const client = useQueryClient();
  const { isOn, count, toggle } = useToggle({
    deed: { kind: 'favorite-post', id: post.id },
    isOn: post.is_favorited,
    count: post.favorite_count,
    ask: async (isWanted) => {
      const body = { post_id: post.id };
      const { data } = await (isWanted ? call(favoritePost, { body }) : call(unfavoritePost, { body }));
      if (data.folder) {
        toast.success(`已收藏到「${data.folder.name}」`, {
          id: 'favorite',
          action: { label: '换收藏夹', onClick: () => openFolderPicker(post.id) },
        });
      } else toast.success('已取消收藏', { id: 'favorite' });
      void client.invalidateQueries({ queryKey: favoriteKeys.all });
      return { isOn: data.is_favorited, count: data.favorite_count };
    },
    onChange: (state) =>
      patchPost(client, post.id, { is_favorited: state.isOn, favorite_count: state.count }),
  });
  return { isFavorited: isOn, favoriteCount: count, toggle: () => void toggle() };
}
