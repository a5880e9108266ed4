import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { peaksOf } from './peaks.ts';

export type Measures = {
  /** Loudness from 0 to 100, from beginning to end. */
  peaks: number[];
  /** In seconds. */
  duration: number | null;
  /** A frame of a film, to show before it plays. */
  poster: File | null;
};

const NOTHING: Measures = { peaks: [], duration: null, poster: null };
/** What is decoded lies in memory many times as large. */
const DECODED_MOST_BYTES = 40 * 1024 * 1024;
const PEAKS = 120;
const POSTER_MOST = 1280;
const WAIT_MS = 15_000;

/** What only a browser finds out: how loud a sound is, how long a film is and what it looks like. Never fails. */
export async function measureFile(file: File): Promise<Measures> {
  try {
    if (file.type.startsWith('audio/')) return await measureSound(file);
    if (file.type.startsWith('video/')) return await measureFilm(file);
  } catch {
    // A file that this browser can't play is taken without.
  }
  return NOTHING;
}

function within(duration: number): number | null {
  return Number.isFinite(duration) && duration > 0 ? Math.min(duration, assetLimits.durationMax) : null;
}

async function measureSound(file: File): Promise<Measures> {
  if (file.size > DECODED_MOST_BYTES) {
    const element = await load(new Audio(), file);
    const duration = within(element.duration);
    URL.revokeObjectURL(element.src);
    return { ...NOTHING, duration };
  }
  const context = new OfflineAudioContext(1, 1, 22_050);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  return { ...NOTHING, peaks: peaksOf(sound.getChannelData(0), PEAKS), duration: within(sound.duration) };
}

/** The address of what is in the element is given back by whoever is done with it. */
function load<E extends HTMLMediaElement>(element: E, file: File): Promise<E> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it takes too long')), WAIT_MS);
    element.addEventListener(
      'loadeddata',
      () => {
        clearTimeout(timer);
        resolve(element);
      },
      { once: true },
    );
    element.addEventListener('error', () => reject(new Error('it can’t be played')), { once: true });
    element.preload = 'auto';
    element.src = URL.createObjectURL(file);
    element.load();
  });
}

async function measureFilm(file: File): Promise<Measures> {
  const video = document.createElement('video');
  video.muted = true;
  await load(video, file);
  try {
    // The first frame will do where a later one takes too long.
    await seek(video, Math.min(1, video.duration / 3 || 0)).catch(() => undefined);
    return { ...NOTHING, duration: within(video.duration), poster: await drawFrame(video, file.name) };
  } finally {
    URL.revokeObjectURL(video.src);
  }
}

function seek(video: HTMLVideoElement, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it takes too long')), WAIT_MS);
    video.addEventListener(
      'seeked',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    video.currentTime = at;
  });
}

async function drawFrame(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, POSTER_MOST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}
