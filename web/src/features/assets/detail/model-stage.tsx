import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { Box } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatSize } from '../../../text/numbers.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';

type Standing = 'closed' | 'loading' | 'shown' | 'failed';

/** A model: its picture first; what draws it is fetched when somebody wants to turn it. */
export function ModelStage({ asset }: { asset: AssetDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const [standing, setStanding] = useState<Standing>('closed');
  const isWanted = standing === 'loading' || standing === 'shown';
  const { play_url: url, picture, title } = asset;

  useEffect(() => {
    const element = place.current;
    if (!isWanted || element === null || url === null) return undefined;
    const stop = new AbortController();
    const opened = import('./model-scene.ts').then(({ showModel }) => showModel(element, url, stop.signal));
    opened.then(
      () => setStanding('shown'),
      () => (stop.signal.aborted ? undefined : setStanding('failed')),
    );
    return () => {
      stop.abort();
      void opened.then(
        (scene) => scene.dispose(),
        () => undefined,
      );
    };
  }, [isWanted, url]);

  return (
    <figure className="relative overflow-hidden rounded-card bg-surface-2 max-md:-mx-4 max-md:rounded-none">
      <div
        ref={place}
        aria-label={standing === 'shown' ? `${title}，拖动旋转，滚轮缩放` : undefined}
        role={standing === 'shown' ? 'img' : undefined}
        className="relative aspect-4/3 w-full [&>canvas]:absolute [&>canvas]:inset-0"
      >
        {standing !== 'shown' && picture !== null ? (
          <Picture
            {...pictureSource(picture, title)}
            sizes="(max-width: 768px) 100vw, 760px"
            priority
            className="rounded-none"
          />
        ) : null}
      </div>
      {standing === 'shown' ? (
        <figcaption className="absolute inset-x-0 bottom-3 text-center text-12 text-ink-3">
          拖动旋转，滚轮或双指缩放
        </figcaption>
      ) : (
        <div className="absolute inset-x-0 bottom-5 grid justify-items-center gap-2">
          {standing === 'failed' ? (
            <p role="alert" className="rounded-control bg-surface px-3 py-1.5 text-13 text-danger">
              模型没有打开，可以重试或直接下载
            </p>
          ) : null}
          <Button
            look="primary"
            disabled={url === null}
            icon={
              standing === 'loading' ? <Spinner /> : <Box size={16} strokeWidth={1.75} aria-hidden="true" />
            }
            onClick={() => setStanding('loading')}
          >
            {standing === 'failed' ? '重试' : `查看 3D 模型，${formatSize(asset.size)}`}
          </Button>
        </div>
      )}
    </figure>
  );
}
