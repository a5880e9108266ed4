import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { Brush } from 'lucide-react';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { classNames } from '../../ui/class-names.ts';

type CoverThumbProps = { picture: StoredPicture | null; width: number; className: string };

/** The first picture of a bounty, small; without one an empty sheet. */
export function CoverThumb({ picture, width, className }: CoverThumbProps) {
  if (picture === null) {
    return (
      <span
        aria-hidden="true"
        className={classNames(
          'grid shrink-0 place-items-center rounded-[6px] bg-surface text-ink-4 inset-ring inset-ring-line',
          className,
        )}
      >
        <Brush size={20} strokeWidth={1.5} />
      </span>
    );
  }
  return (
    <span className={classNames('block shrink-0', className)}>
      <Picture {...pictureSource(picture)} sizes={`${width}px`} className="rounded-[6px]" />
    </span>
  );
}
