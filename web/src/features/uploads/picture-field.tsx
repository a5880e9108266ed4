import { CircleAlert } from 'lucide-react';
import { ImageUploader } from './image-uploader.tsx';
import type { useImageQueue } from './use-image-queue.ts';

type PictureFieldProps = {
  label: string;
  hint: string;
  field: string;
  pictures: ReturnType<typeof useImageQueue>;
  max: number;
  error?: string | undefined;
};

export function PictureField({ label, hint, field, pictures, max, error }: PictureFieldProps) {
  return (
    <section aria-label={label} data-field={field} tabIndex={-1} className="outline-none">
      <p className="mb-1.5 text-13 leading-ui text-ink-2">
        {label}
        <span className="ml-2 text-12 text-ink-3">{hint}</span>
      </p>
      <ImageUploader
        queue={pictures.queue}
        images={pictures.images}
        max={max}
        columns={max === 1 ? 4 : 5}
        hasCover={false}
      />
      {error ? (
        <p role="alert" className="mt-1 flex items-center gap-1.25 text-13 leading-5 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </section>
  );
}
