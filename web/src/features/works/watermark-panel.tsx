import { useId } from 'react';
import { Switch } from '../../ui/form/switch.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { isRedrawing, type OwnWorks } from './work-queries.ts';

/** As the server will lay it over the picture: on a slant, over and over. */
function MarkSheet({ text }: { text: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <defs>
        <pattern id={id} width="58" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
          <text
            x="2"
            y="14"
            fontSize="11"
            paintOrder="stroke"
            strokeWidth="1.5"
            className="fill-on-scrim stroke-scrim opacity-60"
          >
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function wordsOf(all: OwnWorks): string {
  if (isRedrawing(all)) return '正在重画，过一会儿都会换好';
  const what = `别人看到和下载的图片上斜着印满“${all.watermarkText}”，你的原图不变`;
  return all.watermark ? what : `打开后，${what}`;
}

/** The switch, and the cover as others will see it. */
export function WatermarkPanel({ all, onMark }: { all: OwnWorks; onMark: (watermark: boolean) => void }) {
  const cover = all.works.find((work) => work.is_cover);
  return (
    <section
      aria-label="水印"
      className="mb-6 flex items-center gap-5 border-y border-line py-4 max-md:gap-3"
    >
      {cover ? (
        <div className="relative h-24 w-36 shrink-0 overflow-hidden rounded-img max-md:h-20 max-md:w-30">
          <Picture {...pictureSource(cover.picture, '')} sizes="144px" />
          {/* Until the picture itself is redrawn. */}
          {all.watermark && !cover.is_watermarked ? <MarkSheet text={all.watermarkText} /> : null}
        </div>
      ) : null}
      <Switch
        label="给公开的作品加水印"
        description={wordsOf(all)}
        checked={all.watermark}
        onChange={(event) => onMark(event.target.checked)}
        className="flex-1"
      />
    </section>
  );
}
