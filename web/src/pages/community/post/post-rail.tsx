import type { Post } from '@zaojie/contract/posts/post.schemas';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Thumbnail } from '../../../features/uploads/thumbnail.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { formatCount } from '../../../text/numbers.ts';
import { TextLink } from '../../../ui/form/button.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { RailSkeleton } from '../../../ui/feedback/rail-skeleton.tsx';
import { below } from '../../../ui/layout/below.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { AuthorCard } from './author-card.tsx';
import { useRelatedPosts, useWorksOf } from './use-post.ts';

const WORKS_SHOWN = 4;

/** Beside the post on a wide window, under the comments on a narrow one. */
export function PostRail({ post }: { post: Post }) {
  const works = useWorksOf(post.user_id);
  return (
    <aside
      aria-label="作者与相关帖子"
      className="sticky top-[calc(var(--bar-h)+24px)] grid grid-cols-[minmax(0,1fr)] gap-7 max-[1180px]:static max-[1180px]:mt-6"
      {...below}
    >
      <AuthorCard post={post} />
      {works.isError ? (
        <InlineError
          text="TA 的作品没有取到"
          onRetry={() => void works.refetch()}
          retrying={works.isFetching}
        />
      ) : null}
      <OtherWorks post={post} works={works.data ?? []} />
      {/* What comes later must not push down what is already read. */}
      {works.isPending ? <RailSkeleton /> : <RelatedPosts postId={post.id} />}
    </aside>
  );
}

const SMALL_COVER = 'h-10.5 w-14 shrink-0 rounded-[6px] bg-surface-3 object-cover';

function RailSection({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  return (
    <section className="[section+&]:border-t [section+&]:border-line [section+&]:pt-6">
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-16">{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}

function OtherWorks({ post, works }: { post: Post; works: readonly Post[] }) {
  const others = works.filter((work) => work.id !== post.id).slice(0, WORKS_SHOWN);
  // Two columns: an odd one would leave a hole.
  if (others.length % 2 === 1) others.pop();
  if (others.length === 0) return null;
  const all = (
    <TextLink to={`/user/${post.user_id}`}>
      全部
      <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
    </TextLink>
  );
  return (
    <RailSection title="TA 的其他作品" link={all}>
      <ul className="grid grid-cols-2 gap-1 overflow-hidden rounded-img">
        {others.map((work) => {
          const [cover] = work.media;
          return cover ? (
            <li key={work.id}>
              <Link to={`/post/${work.id}`} className="block aspect-4/3 -outline-offset-2">
                <Picture {...pictureSource(cover, work.title)} sizes="150px" className="rounded-none" />
              </Link>
            </li>
          ) : null;
        })}
      </ul>
    </RailSection>
  );
}

function RelatedPosts({ postId }: { postId: number }) {
  const { data: related = [], isPending, isError, isFetching, refetch } = useRelatedPosts(postId);
  if (isPending) return <RailSkeleton />;
  if (isError && related.length === 0) {
    return <InlineError text="相关帖子没有取到" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (related.length === 0) return null;
  return (
    <RailSection title="相关帖子">
      <ul>
        {related.map((post) => (
          <li key={post.id}>
            <Link to={`/post/${post.id}`} className="group flex min-w-0 items-center gap-3 py-1.75">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium group-hover:text-brand-ink">{post.title}</span>
                <span className="text-12 text-ink-3">
                  {formatCount(post.view_count)} 浏览
                  <span className="before:mx-1.5 before:content-['·']">
                    {formatCount(post.like_count)} 赞
                  </span>
                </span>
              </span>
              {post.cover_image ? (
                <Thumbnail url={post.cover_image} width={56} height={42} className={SMALL_COVER} />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
