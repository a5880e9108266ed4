import { limits } from '@zaojie/contract/limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ImageGrid } from '../../../ui/media/image-grid.tsx';
import type { PictureSource } from '../../../ui/media/picture.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';

export interface PostPicturesProps {
  pictures: readonly Picture[];
  /** Pictures of the post that are not in the list; counted in the +N. */
  moreCount?: number | undefined;
  /** The largest picture of the first screen is among them. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** Of three the first stands tall beside the other two, which would leave a hole in two columns. */
const THREE = '*:first:row-span-2 *:first:aspect-auto';

/** The pictures of a post; one opens the preview. */
export function PostPictures({ pictures, moreCount = 0, priority, className }: PostPicturesProps) {
  const images = useMemo(
    () =>
      withUnseen(
        pictures.map((picture) => pictureSource(picture)),
        moreCount,
      ),
    [pictures, moreCount],
  );
  return (
    <ImageGrid
      images={images}
      priority={priority}
      className={classNames(images.length === 3 && THREE, className)}
      onOpen={(index) => openLightbox(pictures, index)}
    />
  );
}

/** The grid counts what it is given; entries past the ninth are only counted, never drawn. */
function withUnseen(images: PictureSource[], moreCount: number): PictureSource[] {
  const last = images.at(-1);
  if (last === undefined || images.length < limits.post.maxImages) return images;
  return [...images, ...Array.from({ length: moreCount }, () => last)];
}
