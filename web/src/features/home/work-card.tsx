import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureSource } from '../media/picture-source.ts';
import type { HomePost } from './use-home.ts';

interface WorkCardProps {
  post: HomePost;
  ratio: number;
  /** How wide it is drawn on a wide window. */
  widthPx: number;
}

/** A work on the wall with its label under it. In a row it is as wide as its ratio asks, so all are equally high. */
export function WorkCard({ post, ratio, widthPx }: WorkCardProps) {
  return (
    <Link
      to={`/post/${post.id}`}
      style={{ flexGrow: ratio }}
      className="group block min-w-0 basis-0 break-inside-avoid max-xl:mb-5 max-md:mb-4.5"
    >
      <span className="block overflow-hidden rounded-img" style={{ aspectRatio: ratio }}>
        {post.cover_image ? <WorkPicture post={post} widthPx={widthPx} /> : <WorkWords title={post.title} />}
      </span>
      <h3 className="mt-2.5 truncate text-14 font-medium group-hover:text-brand-ink">{post.title}</h3>
      <span className="mt-1 flex items-center gap-1.5 text-12 leading-5 text-ink-3">
        <Avatar name={post.nickname} src={post.avatar} size={20} />
        <span className="min-w-0 flex-1 truncate">{post.nickname}</span>
        <span className="inline-flex items-center gap-1">
          <Heart size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">赞</span>
          {formatCount(post.like_count)}
        </span>
      </span>
    </Link>
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

/** A post without pictures hangs as a page of its own. */
function WorkWords({ title }: { title: string }) {
  return (
    <span className="grid size-full place-items-center rounded-img bg-surface-2 p-6 inset-ring inset-ring-img-edge">
      <span className="line-clamp-4 text-18 leading-title font-semibold text-ink-2" aria-hidden="true">
        {title}
      </span>
    </span>
  );
}
