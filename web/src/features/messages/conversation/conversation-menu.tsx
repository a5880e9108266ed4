import { useQueryClient } from '@tanstack/react-query';
import { deleteSession, pinSession } from '@zaojie/contract/messages/message.endpoints';
import type { ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { Ban, Ellipsis, Pin, PinOff, Trash2, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { MESSAGES_PATH } from '../chat-address.ts';
import { chatKeys, renewChats } from '../chat-queries.ts';
import { nameOf } from '../chat-words.ts';
import { conversationOf } from './conversations.ts';
import { useBlock } from '../../users/use-block.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function useDeleteSession(status: ChatStatus): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isSure = await dialog.confirm({
      title: '删除会话',
      message: `和 ${nameOf(status.user)} 的聊天记录会在你这边清空，对方不受影响。`,
      confirmText: '删除',
      danger: true,
    });
    if (!isSure) return;
    try {
      await call(deleteSession, { params: { id: status.chat_identify } });
    } catch (error) {
      toast.error(messageOf(error, '删除失败'));
      return;
    }
    conversationOf(status.chat_identify).clear();
    toast.success('会话已删除');
    renewChats(client);
    await navigate(MESSAGES_PATH, { replace: true });
  };
}

function usePin(status: ChatStatus): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const body = { chat_identify: status.chat_identify, is_pinned: !status.is_pinned };
    try {
      const { data } = await call(pinSession, { body });
      client.setQueryData<ChatStatus>(
        chatKeys.status(status.chat_identify),
        (known) => known && { ...known, is_pinned: data.is_pinned },
      );
      toast.success(data.is_pinned ? '已置顶' : '已取消置顶');
      renewChats(client);
    } catch (error) {
      toast.error(messageOf(error, '操作失败'));
    }
  };
}

export function ConversationMenu({ status }: { status: ChatStatus }) {
  const remove = useDeleteSession(status);
  const pin = usePin(status);
  const { block, letBack } = useBlock({ id: status.user.id, name: nameOf(status.user) });
  // Before the first word there is no session to pin or delete.
  const hasBegun = status.last_seq > 0;
  return (
    <Menu
      label="会话操作"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label="会话操作">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuLink to={`/user/${status.user.id}`} icon={<UserRound {...icon} />}>
        看主页
      </MenuLink>
      {hasBegun ? (
        <MenuItem
          icon={status.is_pinned ? <PinOff {...icon} /> : <Pin {...icon} />}
          onSelect={() => void pin()}
        >
          {status.is_pinned ? '取消置顶' : '置顶'}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Ban {...icon} />} onSelect={() => void (status.is_blocked ? letBack() : block())}>
        {status.is_blocked ? '取消拉黑' : '拉黑'}
      </MenuItem>
      {hasBegun ? (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => void remove()}>
            删除会话
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
