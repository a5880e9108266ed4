import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import { Bookmark, BookmarkX, Ellipsis, Link2, UserRound } from 'lucide-react';
import { useSession } from '../../../api/session.ts';
import { copyText } from '../../../hooks/copy-text.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MenuItem, MenuLink } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ReportMenuItem } from '../../reports/report-menu-item.tsx';
import { useReport } from '../../reports/use-report.tsx';
import { useFavoriteAsset } from '../detail/use-favorite-asset.ts';
import { ASSET_MENU_CLASS, assetMenuLabel } from './asset-menu-look.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

async function copyLink(id: number): Promise<void> {
  if (await copyText(`${location.origin}/assets/${id}`)) toast.success('链接已复制');
  else toast.error('无法复制链接，请手动复制');
}

/** Keep it, hand it on, look at who made it, report it. */
export function AssetCardMenuView({ asset }: { asset: AssetCard }) {
  const isOwn = useSession()?.user.id === asset.user.id;
  const favorite = useFavoriteAsset(asset);
  const report = useReport({ kind: 'asset', id: asset.id, name: asset.title });
  return (
    <>
      <Menu
        label={assetMenuLabel(asset)}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={assetMenuLabel(asset)} size="small" className={ASSET_MENU_CLASS}>
            <Ellipsis {...icon} />
          </IconButton>
        )}
      >
        <MenuItem
          icon={asset.is_favorite ? <BookmarkX {...icon} /> : <Bookmark {...icon} />}
          onSelect={() => void favorite.toggle()}
        >
          {asset.is_favorite ? '取消收藏' : '收藏'}
        </MenuItem>
        {asset.status === 'published' ? (
          <MenuItem icon={<Link2 {...icon} />} onSelect={() => void copyLink(asset.id)}>
            复制链接
          </MenuItem>
        ) : null}
        <MenuLink icon={<UserRound {...icon} />} to={`/user/${asset.user.id}`}>
          作者主页
        </MenuLink>
        {isOwn ? null : <ReportMenuItem onReport={report.open} />}
      </Menu>
      {report.dialog}
    </>
  );
}
