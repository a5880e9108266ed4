import type { Picture as Stored } from '@zaojie/contract/uploads/upload.schemas';
import { ImageOff } from 'lucide-react';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';

/** The cover of a project at the head of a row. */
export function ProjectThumb({ cover }: { cover: Stored | null }) {
  return (
    <span className="h-18 self-start">
      {cover ? (
        <Picture {...pictureSource(cover)} sizes="112px" className="rounded-[6px]" />
      ) : (
        <span className="grid size-full place-items-center rounded-[6px] bg-surface-3 text-ink-3">
          <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
