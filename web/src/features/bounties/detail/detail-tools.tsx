import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { Share2 } from 'lucide-react';
import { copyText } from '../../../hooks/copy-text.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { bountyPath } from '../bounty-address.ts';
import { FavoriteButton } from '../favorite-button.tsx';

/** Keep it, hand it on. */
export function DetailTools({ bounty }: { bounty: BountyDetail }) {
  async function share() {
    const isCopied = await copyText(location.origin + bountyPath(bounty.id));
    if (isCopied) toast.success('分享链接已复制到剪贴板');
    else toast.error('无法复制链接，请手动复制');
  }
  return (
    <>
      <FavoriteButton bounty={bounty} />
      <IconButton label="分享" onClick={() => void share()}>
        <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </>
  );
}
