import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useFileDrop } from '../../../hooks/use-file-drop.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { acceptOf, refusalOf } from '../../uploads/upload-checks.ts';
import type { CropKind } from './crop-shapes.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type PictureChooserProps = {
  kind: CropKind;
  /** Names the file picker: 选择头像. */
  label: string;
  onPicture: (url: string) => void;
  /** Draws the picture as it stands and the button that opens the picker. */
  children: (open: () => void) => ReactNode;
  className?: string;
};

/** Choose or drop a picture, cut it, and it is sent. */
export function PictureChooser({ kind, label, onPicture, children, className }: PictureChooserProps) {
  const inputId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);

  function take([chosen]: readonly File[]) {
    if (!chosen) return;
    const refusal = refusalOf(chosen, ['image']);
    if (refusal === null) setFile(chosen);
    else toast.error(refusal);
  }
  const isOver = useFileDrop(area, take);

  return (
    <div
      ref={area}
      className={classNames(isOver && 'rounded-card outline-2 outline-offset-4 outline-brand', className)}
    >
      {children(() => document.getElementById(inputId)?.click())}
      <input
        id={inputId}
        type="file"
        hidden
        aria-label={label}
        accept={acceptOf('image')}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {file ? (
        <Suspense fallback={null}>
          <CropDialog
            kind={kind}
            file={file}
            onDone={(url) => {
              setFile(null);
              if (url !== null) onPicture(url);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
