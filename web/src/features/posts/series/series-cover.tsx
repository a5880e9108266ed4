import { useQuery } from '@tanstack/react-query';
import type { Series, SeriesPicture } from '@zaojie/contract/posts/series.schemas';
import { Check, ImagePlay } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { seriesPicturesQuery } from './series-queries.ts';

const TILE =
  'relative block aspect-4/3 overflow-hidden rounded-img border-2 border-transparent bg-surface-2 has-checked:border-brand ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

type TileProps = {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function Tile({ name, label, isChosen, onChoose, children }: TileProps) {
  return (
    <label className={TILE}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      {children}
      {isChosen ? (
        <span className="absolute top-1.5 right-1.5 z-1 grid size-5 place-items-center rounded-full bg-brand text-on-brand">
          <Check size={14} strokeWidth={2.5} aria-hidden="true" />
        </span>
      ) : null}
    </label>
  );
}

type SeriesCoverProps = {
  series: Series;
  /** Undefined while nobody has chosen here. */
  value: SeriesPicture | null | undefined;
  onChange: (cover: SeriesPicture | null) => void;
};

/** Which picture of its posts stands for the series; without a choice it is the first. Nothing where there are none. */
export function SeriesCover({ series, value, onChange }: SeriesCoverProps) {
  const name = useId();
  const { data, isError, isFetching, refetch } = useQuery(seriesPicturesQuery(series.id));
  if (isError && !data) {
    return <InlineError text="封面没有取到" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={84} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return null;
  const before = series.is_cover_chosen ? data.find(({ url }) => url === series.cover_image) : null;
  const chosen = value === undefined ? (before ?? null) : value;
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">封面</legend>
      <div className="-mx-1 grid max-h-80 grid-cols-4 gap-2 overflow-y-auto p-1">
        <Tile name={name} label="自动选择" isChosen={chosen === null} onChoose={() => onChange(null)}>
          <span className="grid size-full place-content-center justify-items-center gap-1 text-13 text-ink-2">
            <ImagePlay size={18} strokeWidth={1.75} aria-hidden="true" />
            自动
          </span>
        </Tile>
        {data.map((picture, index) => (
          <Tile
            key={`${picture.post_id} ${picture.url}`}
            name={name}
            label={`第 ${index + 1} 张图`}
            isChosen={chosen?.post_id === picture.post_id && chosen.url === picture.url}
            onChoose={() => onChange(picture)}
          >
            <Thumbnail url={picture.url} width={120} height={90} className="size-full object-cover" />
          </Tile>
        ))}
      </div>
    </fieldset>
  );
}
