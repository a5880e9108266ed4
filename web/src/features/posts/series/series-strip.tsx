import { useQuery } from '@tanstack/react-query';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { seriesListQuery } from './series-queries.ts';

function SeriesCard({ series }: { series: Series }) {
  return (
    <Link
      to={`/series/${series.id}`}
      className="flex w-64 items-center gap-3 rounded-card border border-line bg-surface p-2.5 transition-colors hover:border-line-2"
    >
      {series.cover_image ? (
        <Thumbnail
          url={series.cover_image}
          width={72}
          height={54}
          className="h-13.5 w-18 shrink-0 rounded-img bg-surface-3 object-cover"
        />
      ) : (
        <span className="grid h-13.5 w-18 shrink-0 place-items-center rounded-img bg-surface-2 text-ink-3">
          <Layers size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium">{series.title}</span>
        <span className="block text-13 text-ink-3">{series.posts_count} 篇</span>
      </span>
    </Link>
  );
}

/** Somebody's series above their posts; nothing where there are none, and nothing when they can't be had: the posts are what was asked for. */
export function SeriesStrip({ userId }: { userId: number }) {
  const { data = [] } = useQuery(seriesListQuery(userId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="series-of" className="mb-5">
      <h2 id="series-of" className="mb-2.5 text-16">
        合集 <span className="text-13 font-normal text-ink-3">{data.length}</span>
      </h2>
      <ul className="flex scrollbar-none gap-3 overflow-x-auto max-md:-mx-4 max-md:px-4">
        {data.map((series) => (
          <li key={series.id} className="shrink-0">
            <SeriesCard series={series} />
          </li>
        ))}
      </ul>
    </section>
  );
}
