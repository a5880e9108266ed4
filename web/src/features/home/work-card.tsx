import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { below } from '../../ui/layout/below.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { TextPage } from './text-page.tsx';
import { WorkLink } from './work-link.tsx';
import type { HomePost } from './use-home.ts';

interface WorkCardProps {
  post: HomePost;
  ratio: number;
  /** How wide it is drawn on a wide window. */
  widthPx: number;
}

/** A work on the wall with its label under it: all of it leads to the work, its author's name to them. In a row it is as wide as its ratio asks, so all are equally high. */
export function WorkCard({ post, ratio, widthPx }: WorkCardProps) {
  const hasPicture = post.cover_image !== '';
  return (
    <div
      style={{ flexGrow: ratio }}
      {...below}
      className="group relative block min-w-0 basis-0 break-inside-avoid max-xl:mb-5 max-md:mb-4.5"
    >
      <span
        style={{ ['--ratio' as string]: ratio }}
        className={classNames(
          'block overflow-hidden rounded-img aspect-(--ratio)',
          // In a column nothing asks for a page's height, and words need more of it.
          !hasPicture && 'max-xl:aspect-4/5',
        )}
      >
        {hasPicture ? <WorkPicture post={post} widthPx={widthPx} /> : <TextPage post={post} />}
      </span>
      {/* A page bears its title itself. */}
      {hasPicture ? (
        <h3 className="mt-2.5 truncate text-14 font-medium group-hover:text-brand-ink">
          <WorkLink post={post} />
        </h3>
      ) : null}
      <Author post={post} className={hasPicture ? 'mt-1' : 'mt-2.5'} />
    </div>
  );
}

function Author({ post, className }: { post: HomePost; className: string }) {
  return (
    <span className={classNames('flex items-center gap-1.5 text-12 leading-5 text-ink-3', className)}>
      <Link
        to={`/user/${post.user_id}`}
        className="relative z-1 flex min-w-0 items-center gap-1.5 rounded-sm hover:text-brand-ink"
      >
        <Avatar name={post.nickname} src={post.avatar} size={20} />
        <span className="min-w-0 truncate">{post.nickname}</span>
      </Link>
      <span className="ml-auto inline-flex items-center gap-1">
        <Heart size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">赞</span>
        {formatCount(post.like_count)}
      </span>
    </span>
  );
}

function WorkPicture({ post, widthPx }: { post: HomePost; widthPx: number }) {
  const { cover_image, width, height, blur, widths } = post;
  return (
    <Picture
      {...pictureSource({ url: cover_image, width, height, blur, widths })}
      sizes={`(max-width: 768px) 50vw, (max-width: 1239px) 33vw, ${Math.round(widthPx)}px`}
      className="transition-[scale] duration-slow group-hover:scale-102"
    />
  );
}
