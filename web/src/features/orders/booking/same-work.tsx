import { useQuery } from '@tanstack/react-query';
import { getPost } from '@zaojie/contract/posts/post.endpoints';
import { call } from '../../../api/client.ts';
import { TextLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';

/** 约同款: the work that it shall be like. Nothing where the post is gone meanwhile. */
export function SameWork({ postId }: { postId: number }) {
  const { data: post } = useQuery({
    queryKey: ['orders', 'booking-post', postId] as const,
    queryFn: async ({ signal }) => (await call(getPost, { query: { id: postId }, signal })).data,
    retry: false,
  });
  const cover = post?.media[0];
  if (post === undefined || cover === undefined) return null;
  return (
    <Panel title="约同款" about="创作者会看到你指的是这件作品">
      <div className="flex items-center gap-4">
        <span className="size-20 shrink-0">
          <Picture {...pictureSource(cover, '')} sizes="80px" className="rounded-img" />
        </span>
        <TextLink to={`/post/${post.id}`} className="min-w-0 break-words">
          {post.title}
        </TextLink>
      </div>
    </Panel>
  );
}
