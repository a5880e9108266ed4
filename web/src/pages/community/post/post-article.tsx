import type { PostDetail } from '@zaojie/contract/posts/post.schemas';
import { OriginLabel } from '../../../features/posts/origin-label.tsx';
import { SeriesNav } from '../../../features/posts/series/series-nav.tsx';
import { SourceLine } from '../../../features/posts/source-line.tsx';
import { PostBody } from '../../../features/posts/post-body.tsx';
import { SensitiveCover } from '../../../features/posts/sensitive-cover.tsx';
import { useCover } from '../../../features/posts/use-cover.ts';
import { tagPath } from '../../../features/posts/post-paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ChipLink } from '../../../ui/text/chip.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { PostActions } from './post-actions.tsx';
import { PostCredits } from './post-credits.tsx';
import { PostHeader } from './post-header.tsx';
import { PostWorks } from './post-works.tsx';

export const ARTICLE_PADDING = 'px-10 pt-7 pb-3 max-md:px-4 max-md:pt-4 max-md:pb-1';

/** The post itself: who, title, words, pictures, tags, and what can be done with it. */
export function PostArticle({ post, onComment }: { post: PostDetail; onComment: () => void }) {
  const { isCovered, lift } = useCover(post);
  return (
    <Card bleed className={ARTICLE_PADDING}>
      <article aria-labelledby="post-title">
        <PostHeader post={post} />
        <h1 id="post-title" className="mt-5 mb-3 text-28 break-words max-md:mt-3.5 max-md:text-22">
          {post.title}
          {post.is_top ? <StatusLabel className="ml-2.5 align-[4px]">置顶</StatusLabel> : null}
          {post.is_essence ? (
            <StatusLabel tone="ochre" className="ml-2.5 align-[4px]">
              精华
            </StatusLabel>
          ) : null}
          <OriginLabel origin={post.origin} className="ml-2.5 align-[4px]" />
        </h1>
        <PostBody html={post.content} withoutPictures={isCovered} className="max-w-[42em] text-ink!" />
        {isCovered ? <SensitiveCover count={post.media.length} onLift={lift} className="mt-5" /> : null}
        {post.media.length > 0 && !isCovered ? <PostWorks post={post} className="mt-5" /> : null}
        <SourceLine post={post} />
        <PostCredits credits={post.credits} />
        {post.agent_name ? (
          <p className="mt-4 text-13 text-ink-3">
            由 {post.agent_name} 代 {post.nickname || post.username} 发布
          </p>
        ) : null}
        {post.tags.length > 0 ? (
          <ul aria-label="标签" className="mt-5 flex flex-wrap gap-2.5">
            {post.tags.map((tag) => (
              <li key={tag.id}>
                <ChipLink to={tagPath(tag)}># {tag.name}</ChipLink>
              </li>
            ))}
          </ul>
        ) : null}
        {post.series ? <SeriesNav place={post.series} /> : null}
        <PostActions post={post} onComment={onComment} />
      </article>
    </Card>
  );
}
