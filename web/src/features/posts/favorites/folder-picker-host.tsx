import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { closeFolderPicker, pickedPost, subscribeToPicks } from './folder-requests.ts';

const FolderPicker = lazy(async () => ({ default: (await import('./folder-picker.tsx')).FolderPicker }));

/** Mounted once on every page whose posts can be kept. */
export function FolderPickerHost() {
  const asked = useSyncExternalStore(subscribeToPicks, pickedPost, () => null);
  // Stays while the dialog fades out.
  const [shown, setShown] = useState<number | null>(null);
  if (asked !== null && asked !== shown) setShown(asked);
  useEffect(() => closeFolderPicker, []);
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => (open ? undefined : closeFolderPicker())}
      title="选择收藏夹"
      size="small"
    >
      <Suspense fallback={null}>
        {shown === null ? null : <FolderPicker key={shown} postId={shown} onDone={closeFolderPicker} />}
      </Suspense>
    </Dialog>
  );
}
