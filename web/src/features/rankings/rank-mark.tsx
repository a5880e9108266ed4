import { classNames } from '../../ui/class-names.ts';
import { PlaceSign } from '../../ui/text/place-sign.tsx';

export function RankMark({ place }: { place: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.25">
      <PlaceSign place={place} />
      <span className="sr-only">第</span>
      <b className={classNames('leading-none font-semibold text-ink', place === 1 ? 'text-28' : 'text-22')}>
        {place}
      </b>
      <span className="sr-only">名</span>
    </span>
  );
}
