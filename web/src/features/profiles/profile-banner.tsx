import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { smallerWidths } from '@zaojie/contract/uploads/picture-sizes';
import { Link } from 'react-router';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource, widthIn, WIDTH_OF_PHONE } from '../../ui/media/picture-source.ts';

const BANNER =
  'relative h-72 overflow-hidden rounded-card bg-brand-tint max-md:-mx-4 max-md:-mt-3 max-md:h-37 max-md:rounded-none';
const PICTURE = 'rounded-card! max-md:rounded-none!';
const SIZES = `${WIDTH_OF_PHONE}, (max-width: 1520px) calc(100vw - 284px), 1240px`;
/** As backgrounds are cut. */
const RATIO = { width: 1920, height: 600 };

function OwnBackground({ url }: { url: string }) {
  const width = widthIn(url) ?? RATIO.width;
  const picture = { url, ...RATIO, widths: [...smallerWidths(width), width] };
  return <Picture {...pictureSource(picture)} sizes={SIZES} priority className={PICTURE} />;
}

/** Far hills in the colours of the house, for those who have hung nothing yet. */
function Hills() {
  return (
    <svg viewBox="0 0 1200 288" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
      <circle cx="930" cy="92" r="34" className="fill-ochre-tint" />
      <path
        d="M0 232c90-52 150-96 236-96s140 62 214 62 128-104 236-104 166 96 262 96 150-60 252-22v120H0z"
        className="fill-brand-tint-2"
      />
      <path
        d="M0 262c120-34 196-58 300-40s190 26 320-4 220-26 320 4 170 16 260-6v72H0z"
        className="fill-brand-line"
      />
    </svg>
  );
}

/** What hangs behind the name: one's own background, else a work of theirs with its label, else the hills. */
export function ProfileBanner({ profile }: { profile: Profile }) {
  const { background, hung_work: work } = profile;
  if (background) {
    return (
      <div className={BANNER}>
        <OwnBackground url={background} />
      </div>
    );
  }
  if (!work) {
    return (
      <div className={BANNER}>
        <Hills />
      </div>
    );
  }
  return (
    <Link to={`/post/${work.id}`} aria-label={`作品：${work.title}`} className={`block ${BANNER}`}>
      <Picture {...pictureSource(work.cover)} sizes={SIZES} priority className={PICTURE} />
      <span className="absolute right-2.5 bottom-2.5 max-w-[60%] truncate rounded-sm bg-scrim px-2.5 text-12 leading-6 text-on-scrim max-md:hidden">
        {work.title}
      </span>
    </Link>
  );
}
