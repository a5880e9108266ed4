import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface LightboxPicture {
  url: string;
  width: number;
  height: number;
  widths?: readonly number[] | undefined;
  blur?: string | undefined;
}

export interface LightboxRequest {
  pictures: readonly LightboxPicture[];
  index: number;
}

let request: LightboxRequest | null = null;
const listeners = new Set<() => void>();

function change(next: LightboxRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows pictures over the whole window, from anywhere; `<LightboxHost/>` draws them. */
export function openLightbox(pictures: readonly LightboxPicture[], index: number): void {
  if (pictures.length > 0) change({ pictures, index: Math.min(Math.max(0, index), pictures.length - 1) });
}

export function closeLightbox(): void {
  change(null);
}

const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }));

/** Mounted once by the app. The code is fetched with the first picture. */
export function LightboxHost() {
  const current = useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
  if (current === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxView request={current} onClose={closeLightbox} />
    </Suspense>
  );
}
