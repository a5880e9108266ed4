import { useQueryClient } from '@tanstack/react-query';
import { addDevlog } from '@zaojie/contract/programs/program.endpoints';
import { call, messageOf } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { openPublishDialog } from '../compose/publish-dialog.tsx';
import { programKeys } from './program-queries.ts';

/** A devlog is a post: it is written like the others and then put into the project. */
export function useWriteDevlog() {
  const client = useQueryClient();

  async function putIn(id: number, postId: number): Promise<void> {
    try {
      await call(addDevlog, { body: { id, post_id: postId } });
      toast.success('日志已放进项目');
    } catch (error) {
      // The post is there; only its place in the project is missing.
      toast.error(messageOf(error, '帖子发出了，没有放进日志'), {
        action: { label: '重试', onClick: () => void putIn(id, postId) },
      });
    } finally {
      void client.invalidateQueries({ queryKey: programKeys.all });
    }
  }

  return async ({ id }: { id: number }): Promise<void> => {
    const published = await openPublishDialog();
    if (published !== null) await putIn(id, published.id);
  };
}
