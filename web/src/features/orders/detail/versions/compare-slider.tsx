import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../../../ui/media/picture.tsx';
import { pictureSource, type StoredPicture } from '../../../../ui/media/picture-source.ts';

type Side = { picture: StoredPicture; label: string };

const MIDDLE = 50;
const STEP = 5;

function Caption({ children, isLeft = false }: { children: string; isLeft?: boolean }) {
  return (
    <span
      className={`pointer-events-none absolute top-2.5 rounded-sm bg-scrim px-2 py-0.5 text-12 text-on-scrim ${isLeft ? 'left-2.5' : 'right-2.5'}`}
    >
      {children}
    </span>
  );
}

/** Two versions on top of each other, with a bar between: drag it, or use the arrow keys; a double click centres it. */
export function CompareSlider({ before, after }: { before: Side; after: Side }) {
  const [place, setPlace] = useState(MIDDLE);
  const { width, height } = after.picture;
  return (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      className="relative max-h-150 touch-pan-y overflow-hidden rounded-img bg-surface-3 select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <Picture
        {...pictureSource(after.picture, after.label)}
        sizes="456px"
        className="absolute! inset-0 rounded-none!"
      />
      <span className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - place}% 0 0)` }}>
        <Picture {...pictureSource(before.picture, before.label)} sizes="456px" className="rounded-none!" />
      </span>
      <Caption isLeft>{before.label}</Caption>
      <Caption>{after.label}</Caption>
      <span
        aria-hidden="true"
        style={{ left: `${place}%` }}
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-on-scrim"
      >
        <i className="absolute top-1/2 left-1/2 -m-5 grid size-10 place-items-center rounded-full bg-on-scrim text-brand-deep shadow-float">
          <ChevronsLeftRight size={20} strokeWidth={1.75} />
        </i>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={place}
        aria-label={`拖动对比${before.label}和${after.label}`}
        onChange={(event) => setPlace(Number(event.target.value))}
        onKeyDown={(event) => {
          const move = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
          if (move === undefined) return;
          event.preventDefault();
          setPlace((now) => Math.min(100, Math.max(0, now + move)));
        }}
        onDoubleClick={() => setPlace(MIDDLE)}
        className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  );
}
