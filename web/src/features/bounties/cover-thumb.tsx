import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { SealMark } from '../../ui/theme/logo.tsx';
import { classNames } from '../../ui/class-names.ts';

type CoverThumbProps = { picture: StoredPicture | null; width: number; className: string };

/** The first picture of a bounty, small; without one an empty sheet with our seal. */
export function CoverThumb({ picture, width, className }: CoverThumbProps) {
  if (picture === null) {
    return (
      <span
        aria-hidden="true"
        className={classNames('grid shrink-0 place-items-end rounded-[6px] bg-surface-3 p-1.5', className)}
      >
        <svg viewBox="0 0 64 64" className="size-4 opacity-60">
          <SealMark />
        </svg>
      </span>
    );
  }
  return (
    <span className={classNames('block shrink-0', className)}>
      <Picture {...pictureSource(picture)} sizes={`${width}px`} className="rounded-[6px]" />
    </span>
  );
}
