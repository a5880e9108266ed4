import type { PostDetail, PostPicture } from '@zaojie/contract/posts/post.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { openLightbox, type OnwardPicture } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { worksOf } from './use-post.ts';

const COLUMN_PX = 680;

function Work({ picture, label, isFirst, onOpen }: WorkProps) {
  const width = Math.min(picture.width, COLUMN_PX);
  return (
    <figure>
      <button
        type="button"
        aria-label={label}
        onClick={onOpen}
        style={{ maxWidth: picture.width }}
        className="mx-auto block w-full cursor-zoom-in rounded-img"
      >
        <Picture
          {...pictureSource(picture, picture.caption)}
          fit="natural"
          priority={isFirst}
          sizes={`(max-width: 768px) calc(100vw - 32px), ${width}px`}
        />
      </button>
      {picture.caption === '' ? null : (
        <figcaption className="mt-2 text-center text-13 leading-text break-words text-ink-3">
          {picture.caption}
        </figcaption>
      )}
    </figure>
  );
}

interface WorkProps {
  picture: PostPicture;
  label: string;
  isFirst: boolean;
  onOpen: () => void;
}

/** The first picture, and one that begins below a wide one: their heights are in widths of the column. */
function isInSight(media: readonly PostPicture[], index: number): boolean {
  const above = media.slice(0, index).reduce((sum, { width, height }) => sum + height / width, 0);
  return index === 0 || above < 0.75;
}

/** The pictures of a post, each whole, one under another. The preview goes on with what else the author has made. */
export function PostWorks({ post, className }: { post: PostDetail; className?: string }) {
  const client = useQueryClient();
  const { media } = post;

  async function otherWorks(): Promise<OnwardPicture[]> {
    const works = await client.ensureQueryData(worksOf(post.user_id));
    return works
      .filter((work) => work.id !== post.id && !work.is_sensitive)
      .flatMap(({ id, title, media: pictures }) =>
        pictures.map((picture) => ({ ...picture, path: `/post/${id}`, title })),
      );
  }

  return (
    <div className={className}>
      <div className="grid gap-5 max-md:gap-4">
        {media.map((picture, index) => (
          <Work
            key={picture.url}
            picture={picture}
            label={media.length === 1 ? '查看图片' : `查看第 ${index + 1} 张图片，共 ${media.length} 张`}
            isFirst={isInSight(media, index)}
            onOpen={() => openLightbox(media, index, { onwards: otherWorks, onwardsOf: 'TA 的其他作品' })}
          />
        ))}
      </div>
    </div>
  );
}
