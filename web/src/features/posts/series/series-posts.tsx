import type { SeriesPost } from '@zaojie/contract/posts/series.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../text/dates.ts';
import { formatCount } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { useTileSort } from '../../uploads/use-tile-sort.ts';

type Handles = {
  onDragStart: (event: PointerEvent) => void;
  onSortKey: (event: KeyboardEvent) => void;
  onRemove: () => void;
};

type RowProps = { post: SeriesPost; index: number; isDragged: boolean; handles: Handles | null };

function Row({ post, index, isDragged, handles }: RowProps) {
  return (
    <li
      data-tile={index}
      className={classNames(
        'flex items-center gap-2 border-line py-3 not-first:border-t',
        isDragged && 'bg-brand-tint',
      )}
    >
      {handles ? (
        <button
          type="button"
          onPointerDown={handles.onDragStart}
          onKeyDown={handles.onSortKey}
          aria-label={`第 ${index + 1} 篇 ${post.title}，拖动或按方向键调整顺序`}
          className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-surface-2 hover:text-ink active:cursor-grabbing max-md:size-11"
        >
          <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
      <span aria-hidden="true" className="w-7 shrink-0 text-center text-15 text-ink-3 tabular-nums">
        {index + 1}
      </span>
      <Link
        to={`/post/${post.id}`}
        draggable={false}
        className="group flex min-w-0 flex-1 items-center gap-4 max-md:gap-3"
      >
        {post.cover_image ? (
          <Thumbnail
            url={post.cover_image}
            width={96}
            height={72}
            className="h-18 w-24 shrink-0 rounded-img bg-surface-3 object-cover max-md:h-15 max-md:w-20"
          />
        ) : null}
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium group-hover:text-brand-ink">{post.title}</span>
          {post.summary ? (
            <span className="mt-0.5 block truncate text-13 text-ink-2 max-md:hidden">{post.summary}</span>
          ) : null}
          <span className="mt-0.5 block truncate text-12 text-ink-3">
            {formatDay(post.created_at)}
            <span className="before:mx-1.5 before:content-['·'] max-md:hidden">
              {formatCount(post.view_count)} 浏览
            </span>
            <span className="before:mx-1.5 before:content-['·']">{formatCount(post.like_count)} 赞</span>
          </span>
        </span>
      </Link>
      {handles ? (
        <IconButton label={`把${bracketed(post.title)}移出合集`} onClick={handles.onRemove}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  );
}

type SeriesPostsProps = {
  posts: readonly SeriesPost[];
  /** Left out for readers. */
  editing?: {
    onMove: (from: number, to: number) => void;
    onDrop: () => void;
    onRemove: (post: SeriesPost) => void;
  };
};

/** The posts in the order to read them; their author drags them, moves them by arrow keys and takes them out. */
export function SeriesPosts({ posts, editing }: SeriesPostsProps) {
  const sort = useTileSort({
    count: posts.length,
    onMove: (from, to) => editing?.onMove(from, to),
    onDrop: editing?.onDrop,
    unit: '篇',
  });
  return (
    <>
      <ol data-tiles="" aria-label="合集里的帖子">
        {posts.map((post, index) => (
          <Row
            key={post.id}
            post={post}
            index={index}
            isDragged={sort.dragged === index}
            handles={
              editing
                ? {
                    onDragStart: (event) => sort.startDrag(event, index),
                    onSortKey: (event) => sort.moveByKey(event, index),
                    onRemove: () => editing.onRemove(post),
                  }
                : null
            }
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{sort.announcement}</span>
      </VisuallyHidden>
    </>
  );
}
