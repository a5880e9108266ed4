import { useState } from 'react';
import { Seal } from '../../../ui/theme/logo.tsx';
import { lunarDate } from './lunar-date.ts';
import type { WallWork } from './wall-works.ts';

const WALL =
  'md:sticky md:top-0 md:col-start-1 md:row-span-full md:row-start-1 md:grid md:h-dvh md:min-h-170 ' +
  'md:grid-cols-[minmax(0,1fr)_56px] md:pt-6 md:pb-5 md:pl-6';

/* The hairline keeps the edge of a pale work on pale paper. */
const FRAME =
  'relative h-40 overflow-hidden bg-surface-3 md:h-auto md:min-h-0 md:flex-1 md:rounded-img ' +
  'after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-img-edge';

/** A work on the wall with its label under it, and the colophon at its foot. On a phone, a strip of the work. */
export function AuthWall({ work }: { work: WallWork }) {
  return (
    <aside aria-label="今日展墙" className={WALL}>
      <figure className="flex min-h-0 flex-col">
        <div className={FRAME}>
          <img
            src={work.src}
            width={work.width}
            height={work.height}
            alt={work.title}
            fetchPriority="high"
            className="size-full object-cover max-md:object-(--phone-position) md:object-[50%_62%]"
            style={{ ['--phone-position' as string]: work.phonePosition }}
          />
        </div>
        <figcaption className="flex items-baseline justify-end gap-2 px-4 pt-2 text-12 leading-5 md:justify-start md:gap-3 md:px-0 md:pt-3 md:text-14">
          <span className="font-medium">{work.title}</span>
          <span className="text-12 text-ink-3 md:text-13">{work.author}</span>
        </figcaption>
      </figure>
      <Colophon />
    </aside>
  );
}

function Colophon() {
  const [today] = useState(() => lunarDate(new Date()));
  return (
    <div
      aria-hidden="true"
      className="mb-8 hidden items-center gap-3.5 self-end justify-self-end font-display text-14 leading-none tracking-[.32em] whitespace-nowrap text-ink-3 [writing-mode:vertical-rl] md:flex"
    >
      {/* Drawn by the server, it may be yesterday's. */}
      <span suppressHydrationWarning>{`今日展墙　${today}`}</span>
      <Seal size={22} />
    </div>
  );
}
