import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import type { GalleryItem } from '../../../ui/media/gallery.tsx';

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
