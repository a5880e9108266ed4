import { useQueryClient } from '@tanstack/react-query';
import { blockUser, unblockUser } from '@zaojie/contract/users/user.endpoints';
import { call, messageOf } from '../../api/client.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { tellFollow } from './follow-news.ts';
import { useMemberOnly } from './use-member-only.ts';

const CONSEQUENCES =
  '拉黑后，双方的关注会取消，对方不能再关注你、评论你的帖子或给你发私信，你也不会再看到对方的帖子。';

/** The one way to keep somebody away or let them back; it asks first and says so. False when nothing was changed. */
export function useBlock(user: { id: number; name: string }) {
  const client = useQueryClient();
  const memberOnly = useMemberOnly();

  async function change(isBlocked: boolean): Promise<boolean> {
    try {
      await call(isBlocked ? blockUser : unblockUser, { body: { user_id: user.id } });
    } catch (error) {
      toast.error(messageOf(error, '操作失败'));
      return false;
    }
    toast.success(isBlocked ? '已加入黑名单' : '已移出黑名单');
    if (isBlocked) tellFollow(user.id, false);
    // Feeds, comments and people: a block changes what all of them show.
    await client.invalidateQueries();
    return true;
  }

  return {
    async block(): Promise<boolean> {
      if (!memberOnly()) return false;
      const title = `拉黑 ${user.name}？`;
      const isSure = await dialog.confirm({
        title,
        message: CONSEQUENCES,
        confirmText: '拉黑',
        danger: true,
      });
      return isSure && change(true);
    },
    async unblock(): Promise<boolean> {
      if (!memberOnly()) return false;
      const message = `移出黑名单后，${user.name} 可以再次关注你、评论你的帖子和给你发私信。`;
      return (await dialog.confirm({ title: '取消拉黑？', message })) && change(false);
    },
    /** Without a question, where the block and what it does are in view. */
    letBack: (): Promise<boolean> => change(false),
  };
}
