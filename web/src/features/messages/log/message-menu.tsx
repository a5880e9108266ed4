import type { Message } from '@zaojie/contract/messages/message.schemas';
import { Copy, Ellipsis, Trash2, Undo2 } from 'lucide-react';
import { copyText } from '../../../hooks/copy-text.ts';
import { messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { ReportMenuItem } from '../../reports/report-menu-item.tsx';
import { useReport } from '../../reports/use-report.tsx';
import type { Conversation } from '../conversation/conversation.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success('已复制');
  else toast.error('无法复制，请重试');
}

export async function recall(conversation: Conversation, message: Message): Promise<void> {
  try {
    await conversation.revoke(message);
  } catch (error) {
    toast.error(messageOf(error, '撤回失败'));
  }
}

async function removeHere(conversation: Conversation, message: Message): Promise<void> {
  const isSure = await dialog.confirm({
    title: '删除消息',
    message: '只在你这边删除，对方仍能看到。',
    confirmText: '删除',
    danger: true,
  });
  if (!isSure) return;
  try {
    await conversation.remove(message);
  } catch (error) {
    toast.error(messageOf(error, '删除失败'));
  }
}

interface MessageMenuProps {
  conversation: Conversation;
  message: Message;
  isOwn: boolean;
  canRecall: boolean;
}

/** What can be done with a message. Hidden until the pointer or the keyboard is near; fingers always see it. */
export function MessageMenu({ conversation, message, isOwn, canRecall }: MessageMenuProps) {
  const report = useReport({ kind: 'message', id: message.msg_id, name: '这条消息' });
  return (
    <>
      <Menu
        label="消息操作"
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            label="消息操作"
            size="small"
            className="self-center text-ink-3! opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
          >
            <Ellipsis {...icon} />
          </IconButton>
        )}
      >
        {message.type === 'text' ? (
          <MenuItem icon={<Copy {...icon} />} onSelect={() => void copy(message.content)}>
            复制
          </MenuItem>
        ) : null}
        {canRecall ? (
          <MenuItem icon={<Undo2 {...icon} />} onSelect={() => void recall(conversation, message)}>
            撤回
          </MenuItem>
        ) : null}
        <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => void removeHere(conversation, message)}>
          删除
        </MenuItem>
        {isOwn ? null : <ReportMenuItem onReport={report.open} />}
      </Menu>
      {report.dialog}
    </>
  );
}
