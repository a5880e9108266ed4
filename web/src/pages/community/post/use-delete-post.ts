import { useQueryClient } from '@tanstack/react-query';
import { deletePost } from '@zaojie/contract/posts/post.endpoints';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { dropPost } from '../../../features/posts/post-cache.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';

/** Asks, deletes, and leaves for the community, where the post is gone too. */
export function useDeletePost(id: number): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isSure = await dialog.confirm({
      title: '删除帖子',
      message: '确定要删除这条帖子吗？删除后将无法恢复',
      danger: true,
    });
    if (!isSure) return;
    try {
      await call(deletePost, { query: { id } });
    } catch (error) {
      toast.error(messageOf(error, '删除帖子失败，请稍后重试'));
      return;
    }
    toast.success('帖子删除成功');
    // Away first: this page must not ask for the post it no longer has.
    await navigate('/community', { replace: true });
    dropPost(client, id);
    await client.invalidateQueries();
  };
}
