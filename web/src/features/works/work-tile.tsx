import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { Check, EyeOff, GripVertical, Heart } from 'lucide-react';
import { formatCount } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import type { useTileSort } from '../uploads/use-tile-sort.ts';

type WorkTileProps = {
  work: OwnWork;
  index: number;
  isLarge: boolean;
  isChosen: boolean;
  /** Null while only some are shown: then there is no order to change. */
  sort: ReturnType<typeof useTileSort> | null;
  onOpen: () => void;
  onChoose: () => void;
};

const PLATE =
  'pointer-events-none absolute top-2 left-2 flex h-6 items-center gap-1 rounded-sm bg-scrim px-2 text-12 leading-none text-on-scrim';
const CORNER =
  'absolute grid size-7.5 place-items-center rounded-[6px] bg-scrim text-on-scrim transition-opacity after:absolute after:-inset-1.5 hover:bg-brand ' +
  'md:opacity-0 md:group-hover:opacity-100 focus-visible:opacity-100';

function Plate({ work }: { work: OwnWork }) {
  if (work.is_cover) return <span className={PLATE}>封面</span>;
  if (work.visibility === 'public') return null;
  return (
    <span className={PLATE}>
      <EyeOff size={14} strokeWidth={1.75} aria-hidden="true" />
      仅自己可见
    </span>
  );
}

/** A work on the wall of its owner: pressed to edit, chosen by its box, moved by its handle. */
export function WorkTile(props: WorkTileProps) {
  const { work, index, isLarge, isChosen, sort, onOpen, onChoose } = props;
  return (
    <li
      data-tile={index}
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline',
        isLarge && 'col-span-2 row-span-2 grid-rows-[minmax(0,1fr)_auto] content-stretch max-md:row-auto',
      )}
    >
      <div
        className={classNames(
          'relative col-span-full rounded-img',
          isLarge ? 'self-stretch max-md:aspect-square' : 'aspect-square',
          isChosen && 'outline-2 outline-offset-2 outline-brand',
          sort?.dragged === index && 'outline-2 outline-offset-2 outline-brand outline-dashed',
        )}
      >
        <button
          type="button"
          aria-label={`编辑 ${work.title}`}
          onClick={onOpen}
          className={classNames(
            'absolute inset-0 rounded-img',
            (work.visibility === 'hidden' || sort?.dragged === index) && 'opacity-50',
          )}
        >
          <Picture
            {...pictureSource(work.picture, '')}
            sizes={isLarge ? '(max-width: 768px) 100vw, 480px' : '(max-width: 768px) 50vw, 240px'}
          />
        </button>
        <Plate work={work} />
        {sort ? (
          <button
            type="button"
            aria-label={`${work.title}，拖动或按方向键调整顺序`}
            onPointerDown={(event) => sort.startDrag(event, index)}
            onKeyDown={(event) => sort.moveByKey(event, index)}
            className={classNames(CORNER, 'top-2 right-2 cursor-grab touch-none active:cursor-grabbing')}
          >
            <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        ) : null}
        <label
          className={classNames(
            CORNER,
            'bottom-2 left-2 has-focus-visible:opacity-100 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            isChosen && 'bg-brand! opacity-100!',
          )}
        >
          <input
            type="checkbox"
            aria-label={`选择 ${work.title}`}
            checked={isChosen}
            onChange={onChoose}
            className="sr-only"
          />
          <Check
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={isChosen ? undefined : 'opacity-60'}
          />
        </label>
      </div>
      <h3 className="mt-2 truncate text-14 font-medium">{work.title}</h3>
      {work.post_id === null ? null : (
        <span className="flex items-center gap-1 pl-2 text-12 text-ink-3 tabular-nums">
          <Heart size={13} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">获赞</span>
          {formatCount(work.like_count)}
        </span>
      )}
    </li>
  );
}
