import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  listMarkedPosts,
  postMarks,
  type MarkedPost,
  type PostMark,
} from '@zaojie/contract/posts/post-marks.endpoints';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { formatMoment } from '../../../text/dates.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { markedKeys, useMarkPost } from './use-mark-post.ts';

const NOTHING: Readonly<Record<PostMark, string>> = {
  all: '还没有帖子。',
  pinned: '没有置顶的帖子。',
  essence: '没有精华帖子。',
};

const markedQuery = (mark: PostMark, page: number) =>
  queryOptions({
    queryKey: [...markedKeys.all, mark, page] as const,
    queryFn: async ({ signal }) => (await call(listMarkedPosts, { query: { mark, page }, signal })).data,
    staleTime: 0,
  });

function MarkedRow({ post }: { post: MarkedPost }) {
  const mark = useMarkPost(post.id);
  return (
    <li
      aria-label={post.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-6 py-3.5 not-first:border-t max-md:px-4"
    >
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <Link to={`/post/${post.id}`} className="min-w-0 font-medium break-words hover:text-brand-ink">
            {post.title}
          </Link>
          {post.is_top ? <StatusLabel tone="brand">置顶</StatusLabel> : null}
          {post.is_essence ? <StatusLabel tone="warning">精华</StatusLabel> : null}
        </p>
        <p className="text-13 text-ink-3">
          {post.author.nickname}
          {post.circle === '' ? '' : ` · ${post.circle}`} · {formatMoment(post.created_at)}
        </p>
      </div>
      <Button size="small" onClick={() => void mark(post.is_top ? 'unpin' : 'pin')}>
        {post.is_top ? '取消置顶' : '置顶'}
      </Button>
      <Button size="small" onClick={() => void mark(post.is_essence ? 'unpraise' : 'praise')}>
        {post.is_essence ? '取消加精' : '加精'}
      </Button>
    </li>
  );
}

/** Posts as administrators pin and praise them. */
export function MarkedPosts() {
  const { place, go } = useQueuePlace(postMarks);
  const list = useQuery({ ...markedQuery(place.state, place.page), placeholderData: keepPreviousData });
  return (
    <ReviewQueue
      id="marked-posts"
      states={postMarks}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={list}
      failed="帖子没有取到"
      renderRow={(post) => <MarkedRow key={post.id} post={post} />}
    />
  );
}
