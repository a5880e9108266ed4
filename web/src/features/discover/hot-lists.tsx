import type { getHot } from '@zaojie/contract/home/home.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { ChipLink } from '../../ui/text/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { srcSetOf } from '../../ui/media/picture-source.ts';
import { FollowButton } from '../users/follow-button.tsx';
import { CircleIcon } from './circle-icon.tsx';

export type Hot = EndpointOutput<typeof getHot>;

const TOP_RANKS = 3;

type RowProps = {
  to: string;
  title: string;
  facts: readonly string[];
  before?: ReactNode;
  after?: ReactNode;
  /** A control beside the link. */
  action?: ReactNode;
};

function Row({ to, title, facts, before, after, action }: RowProps) {
  return (
    <li className="flex items-center gap-1">
      <Link
        to={to}
        className="group -mx-2 flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.75 hover:bg-surface-2"
      >
        {before}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium group-hover:text-brand-ink">{title}</span>
          <span className="block truncate text-12 text-ink-3">{facts.join(' · ')}</span>
        </span>
        {after}
      </Link>
      {action}
    </li>
  );
}

export function HotPosts({ posts }: { posts: Hot['hot_posts'] }) {
  return (
    <ol>
      {posts.map((post, index) => (
        <Row
          key={post.id}
          to={`/post/${post.id}`}
          title={post.title}
          facts={[`${formatCount(post.view_count)} 浏览`, `${formatCount(post.like_count)} 赞`]}
          before={
            <span
              className={classNames(
                'w-4 shrink-0 text-center font-semibold',
                index < TOP_RANKS ? 'text-ochre-ink' : 'text-ink-3',
              )}
            >
              {index + 1}
            </span>
          }
          after={post.cover ? <Thumbnail cover={post.cover} /> : null}
        />
      ))}
    </ol>
  );
}

function Thumbnail({ cover }: { cover: Picture }) {
  return (
    <img
      src={cover.url}
      srcSet={srcSetOf(cover)}
      sizes="56px"
      alt=""
      width={56}
      height={42}
      loading="lazy"
      decoding="async"
      className="h-10.5 w-14 shrink-0 rounded-[6px] bg-surface-3 object-cover"
    />
  );
}

export function HotCreators({ creators }: { creators: Hot['hot_creators'] }) {
  return (
    <ul>
      {creators.map((creator) => (
        <Row
          key={creator.id}
          to={`/user/${creator.id}`}
          title={creator.nickname}
          facts={[`${formatCount(creator.posts_count)} 篇帖子`, `${formatCount(creator.total_likes)} 获赞`]}
          before={<Avatar name={creator.nickname} src={creator.avatar} size={40} />}
          action={
            <FollowButton
              userId={creator.id}
              isFollowed={creator.is_followed}
              canFollow={creator.can.follow}
              className="shrink-0"
            />
          }
        />
      ))}
    </ul>
  );
}

export function HotTags({ tags }: { tags: Hot['hot_tags'] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <ChipLink key={tag.id} to={`/tag/${tag.id}?name=${encodeURIComponent(tag.name)}`}>
          <span className="truncate">{tag.name}</span>
          <span className="text-12 text-ink-3">{formatCount(tag.posts_count)} 篇</span>
        </ChipLink>
      ))}
    </div>
  );
}

export function HotCircles({ circles }: { circles: Hot['hot_circles'] }) {
  return (
    <ul>
      {circles.map((circle) => (
        <Row
          key={circle.id}
          to={`/circle/${circle.id}?name=${encodeURIComponent(circle.name)}`}
          title={circle.name}
          facts={[`${formatCount(circle.posts_count)} 篇帖子`]}
          before={<CircleIcon circle={circle} size={36} />}
        />
      ))}
    </ul>
  );
}
