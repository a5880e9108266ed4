import { useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FileInput } from '../../ui/form/file-input.tsx';
import { uploadMessageOf, uploadPicture } from '../uploads/upload-file.ts';

type CirclePictureProps = { label: string; url: string; onChange: (url: string) => void };

/** One picture of a circle, by its address. */
export function CirclePicture({ label, url, onChange }: CirclePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  async function take(file: File | undefined) {
    if (file === undefined || isSending) return;
    setSending(true);
    try {
      onChange((await uploadPicture(file)).url);
    } catch (error) {
      toast.error(uploadMessageOf(error, '图片上传失败'));
    } finally {
      setSending(false);
    }
  }
  return (
    <div>
      <p className="mb-1.5 text-13 leading-ui text-ink-2">{label}</p>
      <div className="flex items-center gap-3">
        {url === '' ? null : (
          <img src={url} alt={label} className="size-14 shrink-0 rounded-img object-cover" />
        )}
        <Button size="small" loading={isSending} onClick={() => input.current?.click()}>
          {url === '' ? '选一张图' : '换一张'}
        </Button>
      </div>
      <FileInput
        ref={input}
        label={`选择${label}`}
        accept="image/jpeg,image/png,image/webp"
        onFiles={([file]) => void take(file)}
      />
    </div>
  );
}
