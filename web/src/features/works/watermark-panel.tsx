import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { isRedrawing, type OwnWorks } from './work-queries.ts';

/** The switch, and the cover as others will see it. */
export function WatermarkPanel({ all, onMark }: { all: OwnWorks; onMark: (watermark: boolean) => void }) {
  const cover = all.works.find((work) => work.is_cover);
  const { watermark, watermarkText } = all;
  return (
    <section
      aria-label="水印"
      className="mb-6 flex items-center gap-5 border-y border-line py-4 max-md:gap-3"
    >
      {cover ? (
        <div className="relative h-20 w-30 shrink-0 overflow-hidden rounded-img">
          <Picture {...pictureSource(cover.picture, '')} sizes="120px" />
          {/* Until the picture itself is redrawn. */}
          {watermark && !cover.is_watermarked ? (
            <span className="absolute right-1.5 bottom-1 max-w-26 truncate text-[11px] leading-4 font-medium text-on-scrim [text-shadow:0_0_3px_var(--scrim)]">
              {watermarkText}
            </span>
          ) : null}
        </div>
      ) : null}
      <Switch
        label="给公开的图片写上名字"
        description={
          isRedrawing(all)
            ? '正在重画，过一会儿都会换好'
            : watermark
              ? `别人看到和下载的图片右下角写着“${watermarkText}”，原图不变`
              : `打开后，别人看到和下载的图片右下角写着“${watermarkText}”，原图不变`
        }
        checked={watermark}
        onChange={(event) => onMark(event.target.checked)}
        className="flex-1"
      />
    </section>
  );
}
