import type { Picture as Work } from '@zaojie/contract/uploads/upload.schemas';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';

/** The first is the largest, whatever their number. */
const PLACES: Record<number, readonly string[]> = {
  1: ['col-span-3 row-span-2'],
  2: ['col-span-2 row-span-2', 'row-span-2'],
  3: ['col-span-2 row-span-2', '', ''],
};

export const COVERS_BAND = 'h-37.5 rounded-t-[calc(var(--radius-card)-1px)]';

/** A band of somebody's latest works; plain when they have shown none. */
export function CreatorCovers({ covers }: { covers: readonly Work[] }) {
  const places = PLACES[covers.length] ?? [];
  return (
    <div
      className={classNames(COVERS_BAND, 'grid grid-cols-3 grid-rows-2 gap-0.5 overflow-hidden bg-surface-2')}
    >
      {places.map((place, index) => {
        const cover = covers[index];
        return cover ? (
          <span key={cover.url} className={place}>
            <Picture
              {...pictureSource(cover)}
              sizes={place === '' ? '100px' : '(max-width: 1239px) 50vw, 280px'}
              className="rounded-none"
            />
          </span>
        ) : null;
      })}
    </div>
  );
}
