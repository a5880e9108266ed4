import { Hash } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { hitPath } from './hit-path.ts';
import type { HitProps } from './work-hit.tsx';

/** A tag or a circle: its name and how much there is in it. */
export function TopicHit({ hit, terms }: HitProps) {
  const name = hit.name ?? hit.title ?? '';
  const picture = hit.icon || hit.cover_image;
  return (
    <li className="border-b border-line">
      <Link
        to={hitPath({ ...hit, name })}
        className="group flex min-w-0 items-center gap-4 py-4 max-md:gap-3"
      >
        {picture ? (
          <img
            src={picture}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            className="size-12 shrink-0 rounded-control bg-surface-3 object-cover"
          />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-surface-2 text-ink-3">
            <Hash size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-16 font-medium group-hover:text-brand-ink">
            <Highlight text={name} terms={terms} />
          </span>
          {hit.content ? (
            <span className="line-clamp-1 text-13 text-ink-2">
              <Highlight text={hit.content} terms={terms} />
            </span>
          ) : null}
        </span>
        {hit.posts_count === undefined ? null : (
          <span className="text-13 whitespace-nowrap text-ink-3">{formatCount(hit.posts_count)} 篇帖子</span>
        )}
      </Link>
    </li>
  );
}
