import type { ReactNode } from 'react';
import { ImageUploader } from '../../uploads/image-uploader.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { PICTURE_FAILED, pictureRefusal } from '../refund/refund-rules.ts';

/** Pictures that back up what is said: of a refund, a dispute or a statement. */
export function useEvidencePictures() {
  const pictures = useImageQueue([], PICTURE_FAILED);
  return {
    ...pictures,
    urls: pictures.pictures.map(({ url }) => url),
    /** Why it can't be sent yet. */
    waiting: pictures.isUploading ? '图片还在上传' : undefined,
  };
}

type EvidencePicturesProps = {
  pictures: ReturnType<typeof useEvidencePictures>;
  max: number;
  disabled: boolean;
  /** Left out where the words before them say what they are. */
  label?: ReactNode;
  hint?: ReactNode;
};

export function EvidencePictures({ pictures, max, disabled, label, hint }: EvidencePicturesProps) {
  return (
    <div>
      {label === undefined ? null : <p className="mb-1.5 text-13 leading-ui text-ink-2">{label}</p>}
      <div className="max-w-120">
        <ImageUploader
          queue={pictures.queue}
          images={pictures.images}
          max={max}
          disabled={disabled}
          refuse={pictureRefusal}
        />
      </div>
      {hint === undefined ? null : <p className="mt-1.5 text-13 text-ink-3">{hint}</p>}
    </div>
  );
}
