import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { historyOf } from './lightbox-history.ts';
import type { StoredPicture } from './picture-source.ts';

/** A picture from elsewhere: where it stands, and what it is called there. */
export interface OnwardPicture extends StoredPicture {
  path: string;
  title: string;
}

export interface LightboxOptions {
  /** What comes after the last picture, fetched when somebody gets near it. */
  onwards?: (() => Promise<readonly OnwardPicture[]>) | undefined;
  /** Whose pictures those are. */
  onwardsOf?: string | undefined;
}

export interface LightboxRequest extends LightboxOptions {
  pictures: readonly StoredPicture[];
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

const entry = historyOf({ isOpen: () => request !== null, close: () => change(null) });

/** Shows pictures over the whole window, from anywhere; `<LightboxHost/>` draws them. */
export function openLightbox(
  pictures: readonly StoredPicture[],
  index: number,
  options: LightboxOptions = {},
): void {
  if (pictures.length === 0) return;
  change({ ...options, pictures, index: Math.min(Math.max(0, index), pictures.length - 1) });
  entry.enter();
}

export function closeLightbox(): void {
  change(null);
  entry.leave();
}

let page: string | null = null;

/** The preview belongs to the page it was opened on. */
function arrive(key: string): void {
  if (page !== null && page !== key) {
    entry.pageMoved();
    if (request !== null) closeLightbox();
  }
  page = key;
}

function useClosedWithPage(): void {
  const { key } = useLocation();
  useEffect(() => arrive(key), [key]);
  useEffect(() => {
    // A reload closes the preview, but its entry is still the current one.
    if (request === null) entry.leave();
  }, []);
}

const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }));

/** Mounted once by the app. The code is fetched with the first picture. */
export function LightboxHost() {
  useClosedWithPage();
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
