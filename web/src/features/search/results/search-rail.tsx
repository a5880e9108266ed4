import type { SearchHit, SearchResult, SearchType } from '@zaojie/contract/search/search.schemas';
import { ChevronRight, Gamepad2, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { TextLink } from '../../../ui/form/button.tsx';
import { below } from '../../../ui/layout/below.ts';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { hitPath } from './hit-path.ts';
import { searchPath, TYPE_NAMES, USUAL_VIEW, type SearchAddress } from '../search-path.ts';
import { SmallUserHit } from './user-hit.tsx';

/** Two or four: three would leave a hole in the second row. */
const worksShown = (found: number) => (found < 4 ? 2 : 4);

/** Beside the results: the best few of the other kinds. */
export function SearchRail({ result, address }: { result: SearchResult; address: SearchAddress }) {
  const { type, within } = address;
  const { terms, posts, users, games, assets } = result;
  const section = (kind: SearchType, hits: readonly SearchHit[], children: ReactNode) =>
    kind === type || hits.length === 0 ? null : (
      <Section
        type={kind}
        path={searchPath(result.keyword, kind, 1, { ...USUAL_VIEW, within })}
        count={result.counts[kind]}
      >
        {children}
      </Section>
    );
  return (
    <aside
      aria-label="其他类型的结果"
      {...below}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 pt-5 max-[1180px]:pt-0"
    >
      {section(
        'user',
        users,
        <ul>
          {users.map((user) => (
            <SmallUserHit key={user.id} hit={user} terms={terms} />
          ))}
        </ul>,
      )}
      {section('post', posts, <Titles hits={posts} terms={terms} />)}
      {section('game', games, <Covers hits={games} terms={terms} />)}
      {section('asset', assets, <Covers hits={assets} terms={terms} />)}
    </aside>
  );
}

type SectionProps = { type: SearchType; path: string | null; count: number; children: ReactNode };

function Section({ type, path, count, children }: SectionProps) {
  return (
    <section className="border-line not-first:border-t not-first:pt-6">
      <div className="mb-2 flex items-center justify-between">
        <h2 className="text-16">{TYPE_NAMES[type]}</h2>
        <TextLink to={path ?? '/search'}>
          全部 {formatCount(count)}
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
        </TextLink>
      </div>
      {children}
    </section>
  );
}

type HitsProps = { hits: readonly SearchHit[]; terms: readonly string[] };

function Titles({ hits, terms }: HitsProps) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.id}>
          <Link to={hitPath(hit)} className="block py-1.75 hover:text-brand-ink">
            <span className="line-clamp-2 font-medium">
              <Highlight text={hit.title ?? ''} terms={terms} />
            </span>
            {hit.user ? <span className="text-12 text-ink-3">{hit.user.nickname}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A sound or a file needs no cover, and a game may be without one. */
function NoCover({ type }: { type: SearchType }) {
  const Icon = type === 'game' ? Gamepad2 : Package;
  return <Icon size={24} strokeWidth={1.5} aria-hidden="true" />;
}

function Covers({ hits, terms }: HitsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {hits.slice(0, worksShown(hits.length)).map((hit) => (
        <li key={hit.id} className="min-w-0">
          <Link to={hitPath(hit)} className="group block">
            <span className="mb-1.5 grid aspect-8/5 place-items-center overflow-hidden rounded-img bg-surface-3 text-ink-3">
              {hit.cover_image ? (
                <Thumbnail url={hit.cover_image} width={144} height={90} className="size-full object-cover" />
              ) : (
                <NoCover type={hit.type} />
              )}
            </span>
            <span className="block truncate font-medium group-hover:text-brand-ink">
              <Highlight text={hit.title ?? ''} terms={terms} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
