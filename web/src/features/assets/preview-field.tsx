import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FileInput } from '../../ui/form/file-input.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { uploadMessageOf, uploadPicture } from '../uploads/upload-file.ts';

type PreviewFieldProps = {
  picture: StoredPicture | null;
  hint: string;
  onChange: (picture: StoredPicture) => void;
};

/** The picture that lists show: drawn by itself where that can be, or chosen. */
export function PreviewField({ picture, hint, onChange }: PreviewFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);

  async function take(file: File | undefined) {
    if (file === undefined || isSending) return;
    setSending(true);
    try {
      onChange(await uploadPicture(file));
    } catch (error) {
      toast.error(uploadMessageOf(error, '图片上传失败'));
    } finally {
      setSending(false);
    }
  }

  return (
    <div>
      <p className="mb-1.5 text-13 leading-ui text-ink-2">预览图</p>
      <div className="flex items-center gap-3">
        {picture === null ? null : (
          <span className="block size-16 shrink-0">
            <Picture {...pictureSource(picture, '预览图')} sizes="64px" />
          </span>
        )}
        <div className="min-w-0">
          <Button
            size="small"
            loading={isSending}
            icon={<ImagePlus size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {picture === null ? '选一张图' : '换一张'}
          </Button>
          <p className="mt-1 text-12 leading-5 text-ink-3">{hint}</p>
        </div>
      </div>
      <FileInput
        ref={input}
        label="选择预览图"
        accept="image/jpeg,image/png,image/webp,image/gif"
        onFiles={([file]) => void take(file)}
      />
    </div>
  );
}
