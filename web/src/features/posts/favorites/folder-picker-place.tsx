import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pickedPost, subscribeToPicks } from './folder-requests.ts';

const FolderPickerHost = lazy(async () => ({
  default: (await import('./folder-picker-host.tsx')).FolderPickerHost,
}));

let wasAsked = false;

/** Where feeds begin: nothing of it is fetched before somebody asks. */
export function FolderPickerPlace() {
  const asked = useSyncExternalStore(subscribeToPicks, pickedPost, () => null);
  wasAsked ||= asked !== null;
  return wasAsked ? (
    <Suspense fallback={null}>
      <FolderPickerHost />
    </Suspense>
  ) : null;
}
