import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { uploadMessageOf, uploadPicture } from '../../uploads/upload-file.ts';
import { centred, cutOf, within, type CropView } from './crop-geometry.ts';
import { aspectOf, cropShapes, type CropKind } from './crop-shapes.ts';
import { CropStage } from './crop-stage.tsx';
import { drawCut } from './draw-cut.ts';

export type CropDialogProps = {
  kind: CropKind;
  file: File;
  /** The address of what was cut and sent; null when it was given up. */
  onDone: (url: string | null) => void;
};

type Opened = { element: HTMLImageElement; src: string };

/** The file as a picture; refused where it is none. */
function useOpened(file: File, onBroken: () => void): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const report = useRef(onBroken);
  useEffect(() => {
    const src = URL.createObjectURL(file);
    const element = new Image();
    let isWanted = true;
    element.src = src;
    element.decode().then(
      () => isWanted && setOpened({ element, src }),
      () => isWanted && report.current(),
    );
    return () => {
      isWanted = false;
      URL.revokeObjectURL(src);
    };
  }, [file]);
  return opened;
}

/** Move, zoom, send. What is sent is the cut alone. */
export function CropDialog({ kind, file, onDone }: CropDialogProps) {
  const { title, name, isRound, most } = cropShapes[kind];
  const aspect = aspectOf(most);
  const [view, setView] = useState<CropView | null>(null);
  const [isSending, setSending] = useState(false);
  const opened = useOpened(file, () => {
    toast.error('这张图片打不开，换一张试试');
    onDone(null);
  });
  const image = opened && { width: opened.element.naturalWidth, height: opened.element.naturalHeight };
  const shown = image && (view ?? within(image, aspect, centred(image)));

  async function send() {
    if (!opened || !image || !shown || isSending) return;
    setSending(true);
    try {
      const cut = await drawCut(opened.element, cutOf(image, aspect, shown), most, name);
      onDone((await uploadPicture(cut)).url);
    } catch (error) {
      toast.error(uploadMessageOf(error, '上传失败'));
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      size={isRound ? 'small' : 'large'}
      title={title}
      dismissible={!isSending}
      onOpenChange={(open) => !open && onDone(null)}
      footer={
        <>
          <Button disabled={isSending} onClick={() => onDone(null)}>
            取消
          </Button>
          <Button look="primary" disabled={!opened} loading={isSending} onClick={() => void send()}>
            使用
          </Button>
        </>
      }
    >
      {opened && image && shown ? (
        <CropStage src={opened.src} {...{ image, aspect, isRound, view: shown }} onView={setView} />
      ) : (
        <div
          style={{ aspectRatio: aspect }}
          className="mx-auto max-w-full animate-pulse rounded-img bg-surface-3"
        />
      )}
    </Dialog>
  );
}
