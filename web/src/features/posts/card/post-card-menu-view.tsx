import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Ellipsis, EyeOff, FolderInput, Layers, Star, StarOff } from 'lucide-react';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ReportMenuItem } from '../../reports/report-menu-item.tsx';
import { useReport } from '../../reports/use-report.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { openFolderPicker } from '../favorites/folder-requests.ts';
import { useFavorite } from '../favorites/use-favorite.ts';
import { useSeriesPicker } from '../series/use-series-picker.tsx';
import { dismiss } from '../feed/dismiss-requests.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Keep it, see less of its kind, report it; put one's own into a series. */
export function PostCardMenuView({ post }: { post: Post }) {
  const { isFavorited, toggle } = useFavorite(post);
  const memberOnly = useMemberOnly();
  const series = useSeriesPicker(post.id);
  const report = useReport({ kind: 'post', id: post.id, name: post.title });

  return (
    <>
      <Menu
        label={`${post.title}的操作`}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="更多操作" size="small">
            <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      >
        <MenuItem icon={isFavorited ? <StarOff {...icon} /> : <Star {...icon} />} onSelect={toggle}>
          {isFavorited ? '取消收藏' : '收藏'}
        </MenuItem>
        {isFavorited ? (
          <MenuItem icon={<FolderInput {...icon} />} onSelect={() => openFolderPicker(post.id)}>
            换收藏夹
          </MenuItem>
        ) : null}
        {post.can.edit ? (
          <MenuItem icon={<Layers {...icon} />} onSelect={series.open}>
            加入合集
          </MenuItem>
        ) : (
          <>
            <MenuItem
              icon={<EyeOff {...icon} />}
              onSelect={() => (memberOnly() ? void dismiss(post.id) : undefined)}
            >
              不感兴趣
            </MenuItem>
            <ReportMenuItem onReport={report.open} />
          </>
        )}
      </Menu>
      {report.dialog}
      {series.dialog}
    </>
  );
}
