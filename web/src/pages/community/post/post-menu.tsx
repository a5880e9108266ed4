import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Ellipsis, EyeOff, Layers, PenLine, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../api/session.ts';
import { useMarkPost } from '../../../features/posts/marks/use-mark-post.ts';
import { openPublishDialog } from '../../../features/compose/publish-dialog.tsx';
import { undismiss, dismiss } from '../../../features/posts/feed/dismiss-requests.ts';
import { postKeys } from '../../../features/posts/post-cache.ts';
import { useSeriesPicker } from '../../../features/posts/series/use-series-picker.tsx';
import { ReportMenuItem } from '../../../features/reports/report-menu-item.tsx';
import { useReport } from '../../../features/reports/use-report.tsx';
import { BlockMenuItem } from '../../../features/users/block-menu-item.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { PostMarkItems } from './post-mark-items.tsx';
import { useDeletePost } from './use-delete-post.ts';
import { useAuthor } from './use-post.ts';

const PasswordQuestion = lazy(async () => ({
  default: (await import('../../../features/accounts/security/password-question.tsx')).PasswordQuestion,
}));

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What the author may do with a post, and what a reader may do about the author. */
export function PostMenu({ post }: { post: Post }) {
  const { data: author } = useAuthor(post.user_id);
  const isAdmin = useSession()?.user.is_admin === true;
  const mark = useMarkPost(post.id);
  const client = useQueryClient();
  const remove = useDeletePost(post.id);
  const series = useSeriesPicker(post.id);
  const report = useReport({ kind: 'post', id: post.id, name: post.title });

  async function edit() {
    const saved = await openPublishDialog({ post });
    if (saved !== null) await client.invalidateQueries({ queryKey: postKeys.detail(post.id) });
  }

  async function hide() {
    await dismiss(post.id);
    toast.success('会少推荐这类内容', {
      id: 'dismissed',
      action: { label: '撤销', onClick: () => void undismiss(post.id) },
    });
  }

  return (
    <>
      <Menu
        label="更多操作"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="更多操作">
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      >
        {isAdmin ? <PostMarkItems post={post} onMark={(move) => void mark(move)} /> : null}
        {post.can.edit ? (
          <MenuItem icon={<PenLine {...icon} />} onSelect={() => void edit()}>
            编辑
          </MenuItem>
        ) : null}
        {post.can.edit ? (
          <MenuItem icon={<Layers {...icon} />} onSelect={series.open}>
            加入合集
          </MenuItem>
        ) : null}
        {post.can.delete ? (
          <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => void remove()}>
            删除
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={<EyeOff {...icon} />} onSelect={() => void hide()}>
              不感兴趣
            </MenuItem>
            <ReportMenuItem onReport={report.open} />
            <BlockMenuItem
              user={{ id: post.user_id, name: post.nickname || post.username }}
              isBlocked={author?.is_blocked ?? false}
            />
          </>
        )}
      </Menu>
      {report.dialog}
      {series.dialog}
      {isAdmin ? (
        <Suspense fallback={null}>
          <PasswordQuestion />
        </Suspense>
      ) : null}
    </>
  );
}
