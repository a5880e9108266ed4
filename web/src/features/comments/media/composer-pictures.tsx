import { limits } from '@zaojie/contract/limits';
import { useEffect } from 'react';
import { ImageUploader } from '../../uploads/image-uploader.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';

export type PendingPictures = {
  urls: readonly string[];
  /** Why they can't be sent yet; null when they can. */
  reason: string | null;
};

interface ComposerPicturesProps {
  isSending: boolean;
  onChange: (pictures: PendingPictures) => void;
}

/** The pictures of a comment that is being written. */
export function ComposerPictures({ isSending, onChange }: ComposerPicturesProps) {
  const { queue, images, pictures, isUploading, hasFailed } = useImageQueue([]);
  const failed = hasFailed ? '有图片上传失败，请重试或移除' : null;
  const reason = isUploading ? '图片正在上传，请稍候' : failed;
  useEffect(() => {
    onChange({ urls: pictures.map(({ url }) => url), reason });
  }, [pictures, reason, onChange]);
  return (
    <ImageUploader
      queue={queue}
      images={images}
      max={limits.comment.maxImages}
      columns={4}
      hasCover={false}
      disabled={isSending}
    />
  );
}
