import { dismissPost, undismissPost } from '@zaojie/contract/posts/dismissal.endpoints';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { markDismissed } from './dismissed-posts.ts';

export async function dismiss(postId: number): Promise<void> {
  markDismissed(postId, true);
  try {
    await call(dismissPost, { body: { post_id: postId } });
  } catch (error) {
    markDismissed(postId, false);
    toast.error(messageOf(error, '操作失败，请稍后重试'));
  }
}

export async function undismiss(postId: number): Promise<void> {
  markDismissed(postId, false);
  try {
    await call(undismissPost, { body: { post_id: postId } });
  } catch (error) {
    markDismissed(postId, true);
    toast.error(messageOf(error, '撤销失败，请稍后重试'));
  }
}
