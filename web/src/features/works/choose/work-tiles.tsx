import { Images, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { ADD_TILE } from '../../uploads/files/add-tile.ts';
import type { ChosenWork } from './choose-works-dialog.tsx';

const ChooseWorksDialog = lazy(async () => ({
  default: (await import('./choose-works-dialog.tsx')).ChooseWorksDialog,
}));

type WorkTilesProps = {
  works: readonly ChosenWork[];
  /** How many at most. */
  max: number;
  onChange: (works: readonly ChosenWork[]) => void;
  /** Asked before the choice opens: visitors sign in first. */
  onAdd: () => boolean;
};

/** Works of one's own that go along: tiles of a list. */
export function WorkTiles({ works, max, onChange, onAdd }: WorkTilesProps) {
  const [choosing, setChoosing] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      {works.map((work) => (
        <li key={work.id} className="relative aspect-square min-w-0 overflow-hidden rounded-img">
          <Picture {...pictureSource(work.picture, work.title)} sizes="84px" />
          <button
            type="button"
            aria-label={`不附上 ${work.title}`}
            onClick={() => onChange(works.filter(({ id }) => id !== work.id))}
            className="absolute top-1 right-1 grid size-5.5 place-items-center rounded-full bg-scrim text-on-scrim after:absolute after:-inset-2 hover:bg-brand"
          >
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => (onAdd() ? setChoosing('open') : undefined)}
          className={ADD_TILE}
        >
          <Images size={18} strokeWidth={1.75} aria-hidden="true" />
          选作品
        </button>
        {choosing === 'never' ? null : (
          <Suspense fallback={null}>
            <ChooseWorksDialog
              open={choosing === 'open'}
              chosen={works}
              max={max}
              onClose={() => setChoosing('closed')}
              onChoose={(next) => {
                onChange(next);
                setChoosing('closed');
              }}
            />
          </Suspense>
        )}
      </li>
    </>
  );
}
