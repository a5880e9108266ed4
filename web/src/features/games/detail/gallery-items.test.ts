import { expect, test } from 'vitest';
import { galleryItems } from './gallery-items.ts';

const picture = (name: string) => ({
  url: `/files/${name}-1200.webp`,
  width: 1200,
  height: 675,
  blur: '',
  widths: [],
});
const [cover, one, two] = [picture('cover'), picture('one'), picture('two')];

test('the cover leads, the trailer comes second', () => {
  const trailer = { kind: 'video', url: '/files/film.mp4' } as const;
  const items = galleryItems({ cover, screenshots: [one, two], trailer });
  expect(items.map((item) => item.kind)).toEqual(['picture', 'video', 'picture', 'picture']);
  expect(items[1]).toMatchObject({ url: '/files/film.mp4', poster: two });
  expect(items.filter((item) => item.kind === 'picture').map((item) => item.picture)).toEqual([
    cover,
    one,
    two,
  ]);
});

test('a draft may have nothing, or only a film', () => {
  expect(galleryItems({ cover: null, screenshots: [], trailer: null })).toEqual([]);
  const trailer = { kind: 'link', url: 'https://video.example/1' } as const;
  expect(galleryItems({ cover: null, screenshots: [], trailer })).toEqual([
    { kind: 'link', url: trailer.url, poster: null },
  ]);
});
