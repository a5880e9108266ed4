import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import { Box, FileText, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../../../hooks/use-media-query.ts';
import { formatSize } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { HALF_OF_PHONE, pictureSource } from '../../../ui/media/picture-source.ts';
import { PlayButton } from '../player/play-button.tsx';
import { useSound } from '../player/use-sound.ts';
import { Wave } from '../player/wave.tsx';
import { formatLength } from '../player/wave-bars.ts';

const SIZES = `${HALF_OF_PHONE}, (max-width: 1180px) 30vw, 280px`;
const PLATE =
  'pointer-events-none absolute right-2 bottom-2 inline-flex items-center gap-1 rounded-sm bg-scrim px-2 py-1 text-12 leading-none text-on-scrim';

/** A sound isn't looked at but heard: it plays in the list. */
function SoundFace({ asset }: { asset: AssetCard }) {
  const { isPlaying, isBegun, share, at, toggle, seek } = useSound(asset.id, asset.play_url);
  const length = formatLength(Math.max(1, asset.duration ?? 1));
  return (
    <div
      className={classNames(
        'relative z-1 flex h-23 flex-col justify-center rounded-card border bg-surface px-4 max-md:px-3',
        isBegun ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex items-center gap-4 max-md:gap-2.5">
        <PlayButton name={asset.title} isPlaying={isPlaying} isBegun={isBegun} onClick={toggle} />
        <Wave
          peaks={asset.peaks}
          share={share}
          duration={asset.duration}
          label={asset.title}
          className="h-10 min-w-0 flex-1"
          onSeek={seek}
        />
      </div>
      <p className="mt-1 text-right text-12 leading-none text-ink-3 tabular-nums">
        {isBegun ? `${formatLength(at)} / ${length}` : length}
      </p>
    </div>
  );
}

type FaceProps = {
  asset: AssetCard;
  /** In sight at once. */
  isFirst?: boolean | undefined;
  /** By a mouse. */
  isPointedAt?: boolean | undefined;
};

function Shown({ asset, isFirst, children }: FaceProps & { children?: ReactNode }) {
  if (asset.picture === null) return <FileFace asset={asset} />;
  return (
    <div className="relative">
      <Picture {...pictureSource(asset.picture)} fit="natural" sizes={SIZES} priority={isFirst} />
      {children}
    </div>
  );
}

/** Plays without sound while the pointer rests on its card; until then only its picture is fetched. */
function FilmFace({ asset, isFirst, isPointedAt }: FaceProps) {
  const canMove = !useReducedMotion();
  return (
    <Shown asset={asset} isFirst={isFirst}>
      {isPointedAt && canMove && asset.play_url !== null ? (
        <video
          src={asset.play_url}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full rounded-img object-cover"
        />
      ) : (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <span className="grid size-11 place-items-center rounded-full bg-scrim text-on-scrim">
            <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
          </span>
        </span>
      )}
      {asset.duration === null ? null : <span className={PLATE}>{formatLength(asset.duration)}</span>}
    </Shown>
  );
}

/** What is in an archive, or what a file is called. */
function FileFace({ asset }: { asset: AssetCard }) {
  const names = asset.entries.map(({ path }) => path.split('/').at(-1) ?? path);
  return (
    <div className="grid h-28 grid-cols-[4.75rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface max-md:grid-cols-[3.25rem_minmax(0,1fr)]">
      <span className="grid place-content-center justify-items-center gap-2 bg-surface-2 text-center text-12 leading-ui text-ink-2">
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
        {formatSize(asset.size)}
      </span>
      <ul className="grid content-center gap-1 px-3.5 text-13 leading-ui text-ink-2 max-md:px-2.5 max-md:text-12">
        {(names.length > 0 ? names : [asset.file_name]).map((name) => (
          <li key={name} className="truncate">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CardFace({ asset, isFirst, isPointedAt }: FaceProps) {
  switch (asset.preview) {
    case 'audio':
      return <SoundFace asset={asset} />;
    case 'video':
      return <FilmFace asset={asset} isFirst={isFirst} isPointedAt={isPointedAt} />;
    case 'model':
      return (
        <Shown asset={asset} isFirst={isFirst}>
          <span className={PLATE}>
            <Box size={13} strokeWidth={1.75} aria-hidden="true" />
            {formatSize(asset.size)}
          </span>
        </Shown>
      );
    case 'picture':
      return <Shown asset={asset} isFirst={isFirst} />;
    case 'archive':
    case 'none':
      return asset.picture === null ? <FileFace asset={asset} /> : <Shown asset={asset} isFirst={isFirst} />;
  }
}
