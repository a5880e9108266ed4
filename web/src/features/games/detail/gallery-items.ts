import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import type { StoredPicture } from '../../../ui/media/picture-source.ts';

export type GalleryItem =
  | { kind: 'picture'; picture: StoredPicture }
  /** `poster` stands there until it plays. */
  | { kind: 'video'; url: string; poster: StoredPicture | null }
  | { kind: 'link'; url: string; poster: StoredPicture | null };

type Shown = Pick<GameDetail, 'cover' | 'screenshots' | 'trailer'>;

/** The cover first, then the trailer, then the pictures from inside the game. */
export function galleryItems({ cover, screenshots, trailer }: Shown): GalleryItem[] {
  const pictures = [...(cover === null ? [] : [cover]), ...screenshots];
  const items = pictures.map((picture): GalleryItem => ({ kind: 'picture', picture }));
  if (trailer === null) return items;
  // Not the picture beside it in the row.
  const poster = screenshots.at(-1) ?? cover;
  const film: GalleryItem = { kind: trailer.kind, url: trailer.url, poster };
  return [...items.slice(0, 1), film, ...items.slice(1)];
}

export function picturesIn(items: readonly GalleryItem[]): StoredPicture[] {
  return items.flatMap((item) => (item.kind === 'picture' ? [item.picture] : []));
}
