import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../hooks/copy-text.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ReportMenuItem } from '../../reports/report-menu-item.tsx';
import { useReport } from '../../reports/use-report.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { bountyPath } from '../bounty-address.ts';
import { FavoriteButton } from '../favorite-button.tsx';

const SendToChatDialog = lazy(async () => ({
  default: (await import('../../messages/cards/send-to-chat-dialog.tsx')).SendToChatDialog,
}));

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

async function copyLink(bountyId: number): Promise<void> {
  const isCopied = await copyText(location.origin + bountyPath(bountyId));
  if (isCopied) toast.success('分享链接已复制到剪贴板');
  else toast.error('无法复制链接，请手动复制');
}

/** Keep it, hand it on. */
export function DetailTools({ bounty }: { bounty: BountyDetail }) {
  const memberOnly = useMemberOnly();
  const report = useReport({ kind: 'bounty', id: bounty.id, name: bounty.title });
  const [sending, setSending] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <FavoriteButton bounty={bounty} />
      <Menu
        label="分享"
        align="end"
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
        <MenuItem icon={<Link2 {...icon} />} onSelect={() => void copyLink(bounty.id)}>
          复制链接
        </MenuItem>
        {bounty.is_owner ? null : <ReportMenuItem onReport={report.open} />}
      </Menu>
      {report.dialog}
      {sending === 'never' ? null : (
        <Suspense fallback={null}>
          <SendToChatDialog
            thing={{ type: 'bounty', id: bounty.id, title: bounty.title }}
            open={sending === 'open'}
            onClose={() => setSending('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
