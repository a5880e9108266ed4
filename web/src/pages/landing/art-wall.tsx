import { Link } from 'react-router';
import { useWall, type WallWork } from '../../features/home/use-wall.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Seal } from '../../ui/theme/logo.tsx';
import { hangColumns, wallRatio } from './hang-columns.ts';
import { houseArt } from './house-art.ts';

type Hung = PictureSource & { by: WallWork | null };

/** Columns hang at different heights, as on a real wall, and go by at different speeds. */
const PLACES = [
  'mt-32 [--parallax:-56px] max-md:mt-8 max-md:-ml-7',
  '-mt-14 [--parallax:28px] max-md:mt-0',
  // It hangs over the edge of the window; its labels don't.
  'mt-26 -mr-18 [--parallax:-112px] [&_figcaption]:pr-19 md:max-lg:hidden max-md:mt-14 max-md:-mr-7',
];
const SIZES = '(max-width: 768px) 36vw, (max-width: 1023px) 28vw, 20vw';

/** Works of the town; where it has shown too few to fill the wall, the house's own pictures follow. */
function hang(works: readonly WallWork[]): Hung[][] {
  const theirs = works.map((by) => ({ ...pictureSource(by.picture, by.title), by }));
  return hangColumns([...theirs, ...houseArt.map((picture) => ({ ...picture, by: null }))]);
}

export function ArtWall() {
  const { data: wall, isPending } = useWall();
  return (
    <div className="relative grid h-full grid-cols-3 gap-6 overflow-hidden pl-16 md:max-lg:grid-cols-2 max-md:-mx-4 max-md:h-100 max-md:gap-2.5 max-md:pl-0">
      <p
        aria-hidden="true"
        className="absolute top-32 left-2.5 flex items-center gap-3.5 font-display text-14 leading-none tracking-[.32em] text-ink-3 [writing-mode:vertical-rl] max-md:hidden"
      >
        本期展墙
        <Seal size={22} />
      </p>
      {isPending ? <WallSkeleton /> : <Columns works={wall?.works ?? []} />}
    </div>
  );
}

function Columns({ works }: { works: readonly WallWork[] }) {
  return hang(works).map((column, index) => (
    <div key={PLACES[index]} className={classNames(COLUMN, 'parallax', PLACES[index])}>
      {column.map((work, place) => (
        <HungWork key={work.src} work={work} isFirst={place === 0} />
      ))}
    </div>
  ));
}

const COLUMN = 'flex min-w-0 flex-col gap-5.5 max-md:gap-2.5';

/** Of each column the first is in sight on a phone; the others would take the line from it. */
function HungWork({ work: { by, ...picture }, isFirst }: { work: Hung; isFirst: boolean }) {
  const shown = (
    <span style={{ aspectRatio: wallRatio(picture) }} className="block overflow-hidden rounded-sm">
      <Picture
        {...picture}
        sizes={SIZES}
        priority={isFirst}
        className="rounded-sm transition-[scale] duration-slow group-hover:scale-102"
      />
    </span>
  );
  return (
    <figure>
      {by === null ? (
        shown
      ) : (
        <Link to={`/post/${by.post_id}`} className="group block rounded-sm">
          {shown}
        </Link>
      )}
      <figcaption className="mt-1.5 flex gap-3 text-12 leading-4.5 max-md:hidden">
        {by === null ? <span className="truncate text-ink">{picture.alt}</span> : <WorkLabel work={by} />}
      </figcaption>
    </figure>
  );
}

function WorkLabel({ work }: { work: WallWork }) {
  return (
    <>
      <Link
        to={`/post/${work.post_id}`}
        // The picture above leads there already.
        tabIndex={-1}
        aria-hidden="true"
        className="min-w-0 truncate text-ink hover:text-brand-ink"
      >
        {work.title}
      </Link>
      <Link
        to={`/user/${work.user_id}`}
        className="max-w-1/2 shrink-0 truncate rounded-sm text-ink-3 hover:text-brand-ink"
      >
        {work.nickname}
      </Link>
    </>
  );
}

const COMING = [
  [0.75, 1.778, 1],
  [0.5625, 1.778, 0.75],
  [1.778, 0.5625],
];

function WallSkeleton() {
  return COMING.map((column, index) => (
    <SkeletonGroup key={PLACES[index]} className={classNames(COLUMN, PLACES[index])}>
      {column.map((ratio) => (
        <span key={ratio} className="block">
          <span className="block" style={{ aspectRatio: ratio }}>
            <Skeleton shape="block" className="size-full" />
          </span>
          <Skeleton width="60%" className="mt-2 h-3 max-md:hidden" />
        </span>
      ))}
    </SkeletonGroup>
  ));
}
