import type { Post } from '@zaojie/contract/posts/post.schemas';
import { lazy, memo, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { longPress } from '../../../hooks/touch/long-press.ts';
import { later } from '../../../ui/feedback/later.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { AuthorFace } from '../../users/author-face.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostActions } from './post-actions.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostExcerpt } from './post-excerpt.tsx';
import { OriginLabel } from '../origin-label.tsx';
import { useCover } from '../use-cover.ts';
import { useIsDismissed } from '../feed/dismissed-posts.ts';
import { tagPath } from '../post-paths.ts';

/* The title's link covers the whole card; what else can be pressed lies above it. */
const COVERING_LINK =
  'after:absolute after:inset-0 after:rounded-card max-md:after:rounded-none focus-visible:outline-none ' +
  'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

/* Beside a narrow picture the card can still be pressed. */
const PICTURES = 'pointer-events-none relative z-1 mt-3 [&_button]:pointer-events-auto';

function PostTitle({ post, id }: { post: Post; id: string }) {
  return (
    <h3 id={id} className="mt-2 text-18 leading-[1.45] max-md:text-[17px]">
      {post.is_top ? <StatusLabel className="mr-2 align-[2px]">置顶</StatusLabel> : null}
      {post.is_essence ? (
        <StatusLabel tone="ochre" className="mr-2 align-[2px]">
          精华
        </StatusLabel>
      ) : null}
      <Link to={`/post/${post.id}`} className={COVERING_LINK}>
        {post.title}
      </Link>
      <OriginLabel origin={post.origin} className="ml-2 align-[2px]" />
    </h3>
  );
}

function PostTags({ tags }: { tags: Post['tags'] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13" aria-label="标签">
      {tags.map((tag) => (
        <li key={tag.id} className="min-w-0">
          <Link
            to={tagPath(tag)}
            className="relative z-1 text-brand-ink underline-offset-3 hover:underline max-md:after:absolute max-md:after:-inset-x-1 max-md:after:-inset-y-2.5"
          >
            # {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const CARD =
  'relative grid grid-cols-[48px_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-surface px-7 pt-5.5 pb-2 ' +
  'transition-colors hover:border-line-2 max-md:grid-cols-[40px_minmax(0,1fr)] max-md:rounded-none ' +
  'max-md:border-x-0 max-md:px-4 max-md:pt-4 max-md:pb-1';

/* Few posts have either; their code comes with the first that has. */
const SensitiveCover = later(
  async () => (await import('../sensitive-cover.tsx')).SensitiveCover,
  '图片没有加载出来',
);
const DismissedCard = lazy(async () => ({ default: (await import('./dismissed-card.tsx')).DismissedCard }));

/** One post of a feed. Drawn again only when the post itself has changed. */
export const PostCard = memo(function PostCard({ post }: { post: Post }) {
  const titleId = useId();
  const { isCovered, lift } = useCover(post);
  if (useIsDismissed(post.id)) {
    return (
      <Suspense fallback={null}>
        <DismissedCard postId={post.id} />
      </Suspense>
    );
  }
  return (
    <article {...longPress} aria-labelledby={titleId} className={CARD}>
      <AuthorFace
        userId={post.user_id}
        author={post}
        size={48}
        className="max-md:size-10!"
        linkClassName="relative z-1 self-start"
      />
      <PostAuthor post={post} />
      <div className="col-start-2 min-w-0 max-md:col-span-full max-md:col-start-1">
        <PostTitle post={post} id={titleId} />
        <PostExcerpt html={post.content} className="mt-1 max-w-[42em]" />
        {isCovered ? (
          <SensitiveCover
            count={post.media.length}
            onLift={lift}
            className="mt-3"
            room={<div className="mt-3 h-48" />}
          />
        ) : (
          <PostPictures pictures={post.media} className={PICTURES} />
        )}
        <PostTags tags={post.tags} />
        <PostActions post={post} />
      </div>
    </article>
  );
});
