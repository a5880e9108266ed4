import { useQueryClient } from '@tanstack/react-query';
import type { ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { blockUser, unblockUser } from '@zaojie/contract/users/user.endpoints';
import { call, messageOf } from '../../api/client.ts';
import { dialog } from '../../ui/dialogs.ts';
import { toast } from '../../ui/toast.tsx';
import { chatKeys, renewChats } from './chat-queries.ts';
import { nameOf } from './chat-words.ts';

/** Keeps the other side away, or lets them back. */
export function useBlock(status: ChatStatus): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const { id } = status.user;
    if (!status.is_blocked && !(await isSure(nameOf(status.user)))) return;
    try {
      const { data } = await call(status.is_blocked ? unblockUser : blockUser, { body: { user_id: id } });
      toast.success(data.is_blocked ? '已拉黑' : '已取消拉黑');
    } catch (error) {
      toast.error(messageOf(error, '操作失败'));
    }
    void client.invalidateQueries({ queryKey: chatKeys.status(status.chat_identify) });
    renewChats(client);
  };
}

function isSure(name: string): Promise<boolean> {
  return dialog.confirm({
    title: `拉黑${name}`,
    message: '你们将不能互发消息，互相的关注也会取消。',
    confirmText: '拉黑',
    danger: true,
  });
}
