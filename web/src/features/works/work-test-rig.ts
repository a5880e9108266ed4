import type { OwnWork } from '@zaojie/contract/works/work.schemas';

export function someWork(id: number, given: Partial<OwnWork> = {}): OwnWork {
  return {
    id,
    title: `作品${id}`,
    tags: [],
    visibility: 'public',
    picture: {
      url: `/files/1/${id}-1200.webp`,
      width: 1200,
      height: 900,
      blur: '',
      widths: [320, 640, 1200],
    },
    is_watermarked: false,
    is_cover: id === 1,
    post_id: null,
    view_count: 0,
    like_count: 0,
    created_at: '2026-11-01T00:00:00Z',
    ...given,
  };
}
