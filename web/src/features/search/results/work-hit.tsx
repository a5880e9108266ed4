import type { SearchHit } from '@zaojie/contract/search/search.schemas';
import { Eye, Heart, MessageCircle, Star, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { belowFrom } from '../../../ui/layout/below.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { hitPath } from './hit-path.ts';

export type HitProps = { hit: SearchHit; terms: readonly string[]; place: number };

/** So many of the lowest may be on the first screen of a phone. */
const IN_SIGHT = 7;

/* The title's link covers the whole row. */
const COVERING_LINK =
  'after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus';

/** A post, a game, an asset, a bounty, an event or a project: whatever has a title. Each shows the facts it has. */
export function WorkHit({ hit, terms, place }: HitProps) {
  return (
    <li className="border-b border-line">
      <article
        {...belowFrom(IN_SIGHT, place)}
        className="group relative grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[1fr_auto] py-5 max-md:py-4"
      >
        <div className="min-w-0">
          <h2 className="text-18 leading-[1.45] group-hover:text-brand-ink max-md:text-16">
            <Link to={hitPath(hit)} className={COVERING_LINK}>
              <Highlight text={hit.title ?? hit.name ?? ''} terms={terms} />
            </Link>
          </h2>
          {hit.content ? (
            <p className="mt-0.5 line-clamp-2 text-15 text-ink-2 max-md:text-14">
              <Highlight text={hit.content} terms={terms} />
            </p>
          ) : null}
        </div>
        {hit.cover_image ? (
          <span className="relative row-span-2 ml-8 h-31 w-46 overflow-hidden rounded-img bg-surface-3 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-img-edge max-lg:ml-6 max-lg:h-27 max-lg:w-40 max-md:row-span-1 max-md:ml-4 max-md:h-20 max-md:w-27">
            <Thumbnail url={hit.cover_image} width={184} height={124} className="size-full object-cover" />
          </span>
        ) : null}
        {/* Beside the picture, on a phone under it. */}
        <div className="col-start-1 row-start-2 min-w-0 max-md:col-end-3">
          <Facts hit={hit} />
        </div>
      </article>
    </li>
  );
}

function Facts({ hit }: { hit: SearchHit }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-3 text-13 text-ink-3 max-lg:gap-x-4 md:max-lg:flex-nowrap max-md:pt-2">
      <span className="flex min-w-0 items-center gap-2">
        {hit.user ? (
          <>
            <Avatar name={hit.user.nickname} src={hit.user.avatar} size={24} />
            <span className="truncate text-ink-2">{hit.user.nickname}</span>
          </>
        ) : null}
        {hit.createtime === undefined ? null : <Time seconds={hit.createtime} />}
      </span>
      <Standing hit={hit} />
      <span className="ml-auto flex shrink-0 items-center gap-x-5 max-lg:gap-x-4">
        <Count icon={Eye} label="浏览" count={hit.views} className="max-md:hidden" />
        <Count icon={Heart} label="赞" count={hit.likes} />
        <Count icon={MessageCircle} label="评论" count={hit.comments} />
      </span>
    </div>
  );
}

/** What a game costs and what people think of it. */
function Standing({ hit: { price, rating } }: { hit: SearchHit }) {
  if (price === undefined) return null;
  return (
    <span className="flex items-center gap-x-4">
      {price === 0 ? <span className="text-ink-2">免费</span> : <Money from={price} className="text-14" />}
      {rating ? (
        <span className="inline-flex items-center gap-1 font-semibold text-ink-2 tabular-nums">
          <Star size={14} strokeWidth={0} aria-hidden="true" className="fill-ink-2" />
          <span className="sr-only">评分</span>
          {rating.toFixed(1)}
        </span>
      ) : null}
    </span>
  );
}

function Time({ seconds }: { seconds: number }) {
  return (
    <Ago
      at={seconds * 1000}
      className="whitespace-nowrap not-first:before:mr-2 not-first:before:content-['·']"
    />
  );
}

type CountProps = { icon: LucideIcon; label: string; count: number | undefined; className?: string };

function Count({ icon: Icon, label, count, className = '' }: CountProps) {
  if (count === undefined) return null;
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{label}</span>
      {formatCount(count)}
    </span>
  );
}
