import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Ellipsis, FolderInput, StarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { keptQuery } from './favorite-queries.ts';
import { openFolderPicker } from './folder-requests.ts';
import { useFavorite } from './use-favorite.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function KeptMenu({ post }: { post: Post }) {
  const { toggle } = useFavorite(post);
  return (
    <Menu
      label={`${post.title}的操作`}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label="更多操作">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem icon={<FolderInput {...icon} />} onSelect={() => openFolderPicker(post.id)}>
        移动到其他收藏夹
      </MenuItem>
      <MenuItem icon={<StarOff {...icon} />} onSelect={toggle}>
        取消收藏
      </MenuItem>
    </Menu>
  );
}

function KeptPost({ post, canMove }: { post: Post; canMove: boolean }) {
  return (
    <li className="flex items-center gap-4 border-line py-3 not-first:border-t">
      <Link to={`/post/${post.id}`} className="group flex min-w-0 flex-1 items-center gap-4">
        {post.cover_image ? (
          <Thumbnail
            url={post.cover_image}
            width={96}
            height={72}
            className="h-18 w-24 shrink-0 rounded-img bg-surface-3 object-cover"
          />
        ) : null}
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium group-hover:text-brand-ink">{post.title}</span>
          <span className="mt-1 block truncate text-13 text-ink-3">
            {post.nickname || post.username}
            <span className="before:mx-1.5 before:content-['·']">{formatCount(post.like_count)} 赞</span>
            <span className="before:mx-1.5 before:content-['·']">
              {formatCount(post.favorite_count)} 收藏
            </span>
          </span>
        </span>
      </Link>
      {canMove ? <KeptMenu post={post} /> : null}
    </li>
  );
}

interface KeptPostsProps {
  folderId: number | null;
  canMove: boolean;
  empty: ReactNode;
}

/** What was kept, the latest first. */
export function KeptPosts({ folderId, canMove, empty }: KeptPostsProps) {
  const list = useInfiniteQuery(keptQuery(folderId));
  const posts = list.data?.pages.flatMap((page) => page.data) ?? [];
  if (list.isPending) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton shape="block" height={84} />
        <Skeleton shape="block" height={84} />
        <Skeleton shape="block" height={84} />
      </SkeletonGroup>
    );
  }
  if (list.isError && posts.length === 0) {
    return (
      <ErrorState
        title="收藏没有取到"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (posts.length === 0) return empty;
  return (
    <>
      <ul>
        {posts.map((post) => (
          <KeptPost key={post.id} post={post} canMove={canMove} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}
