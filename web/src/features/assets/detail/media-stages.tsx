import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatSize } from '../../../text/numbers.ts';
import { FileName } from '../../../ui/text/file-name.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { soundPlayer } from '../player/sound-player.ts';
import { useSound } from '../player/use-sound.ts';
import { Wave } from '../player/wave.tsx';
import { formatLength } from '../player/wave-bars.ts';
import { ArchiveTree } from './archive-tree.tsx';
import { ModelStage } from './model-stage.tsx';
import { PictureStage } from './picture-stage.tsx';

const GROUND = 'rounded-card bg-surface-2 max-md:-mx-4 max-md:rounded-none';

function SoundStage({ asset }: { asset: AssetDetail }) {
  const { isPlaying, isBegun, share, at, toggle, seek } = useSound(asset.id, asset.play_url);
  useEffect(() => () => soundPlayer.stop(), []);
  return (
    <div className={`${GROUND} px-8 py-14 max-md:px-4 max-md:py-9`}>
      <div className="flex items-center gap-5 max-md:gap-3">
        <PlayButton name={asset.title} isPlaying={isPlaying} isBegun={isBegun} onClick={toggle} />
        <Wave
          peaks={asset.peaks}
          share={share}
          duration={asset.duration}
          label={asset.title}
          bars={96}
          className="h-20 min-w-0 flex-1"
          onSeek={seek}
        />
      </div>
      <p className="mt-3 text-right text-13 text-ink-3 tabular-nums">
        {formatLength(at)} / {formatLength(Math.max(1, asset.duration ?? 1))}
      </p>
    </div>
  );
}

function FilmStage({ asset }: { asset: AssetDetail }) {
  const [hasFailed, setFailed] = useState(false);
  if (asset.play_url === null || hasFailed) return <FileStage asset={asset} />;
  const { width = 16, height = 9, url } = asset.picture ?? {};
  return (
    <video
      src={asset.play_url}
      poster={url}
      controls
      loop
      playsInline
      preload="none"
      aria-label={asset.title}
      onError={() => setFailed(true)}
      style={{ aspectRatio: `${width} / ${height}` }}
      className="block max-h-[75vh] w-full rounded-card bg-surface-3 object-contain max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:rounded-none"
    >
      <track kind="captions" />
    </video>
  );
}

function FileStage({ asset }: { asset: AssetDetail }) {
  return (
    <div className={`${GROUND} grid justify-items-center gap-2 px-6 py-16 text-center`}>
      <FileText size={36} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <FileName name={asset.file_name} className="max-w-full font-medium" />
      <p className="text-13 text-ink-3">{formatSize(asset.size)}，这种文件不能在页面里预览</p>
    </div>
  );
}

/** What a page shows of a file, by what its bytes are. */
export function AssetStage({ asset }: { asset: AssetDetail }) {
  const { picture, title } = asset;
  const drawn = picture === null ? null : <PictureStage picture={picture} title={title} />;
  switch (asset.preview) {
    case 'picture':
      return drawn ?? <FileStage asset={asset} />;
    case 'audio':
      return <SoundStage asset={asset} />;
    case 'video':
      return <FilmStage asset={asset} />;
    case 'model':
      return <ModelStage asset={asset} />;
    case 'archive':
      return (
        <div className="grid grid-cols-1 gap-4">
          {drawn}
          <ArchiveTree asset={asset} />
        </div>
      );
    case 'none':
      return drawn ?? <FileStage asset={asset} />;
  }
}
