import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../hooks/copy-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { projectPath } from '../program-paths.ts';

const SendToChatDialog = lazy(async () => ({
  default: (await import('../../messages/cards/send-to-chat-dialog.tsx')).SendToChatDialog,
}));

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

async function copyLink(id: number): Promise<void> {
  const isCopied = await copyText(location.origin + projectPath(id));
  if (isCopied) toast.success('分享链接已复制到剪贴板');
  else toast.error('无法复制链接，请手动复制');
}

/** Hands it on; what only its owner sees isn't handed on. */
export function ShareMenu({ project }: { project: ProgramDetail }) {
  const memberOnly = useMemberOnly();
  const [sending, setSending] = useState<'never' | 'open' | 'closed'>('never');
  if (project.status !== 'published' && project.status !== 'archived') return null;
  return (
    <>
      <Menu
        label="分享"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="分享">
            <Share2 {...icon} />
          </IconButton>
        )}
      >
        <MenuItem
          icon={<MessageCircle {...icon} />}
          onSelect={() => (memberOnly() ? setSending('open') : undefined)}
        >
          发到聊天
        </MenuItem>
        <MenuItem icon={<Link2 {...icon} />} onSelect={() => void copyLink(project.id)}>
          复制链接
        </MenuItem>
      </Menu>
      {sending === 'never' ? null : (
        <Suspense fallback={null}>
          <SendToChatDialog
            thing={{ type: 'project', id: project.id, title: project.title }}
            open={sending === 'open'}
            onClose={() => setSending('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
