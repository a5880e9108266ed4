import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';

const work = (name: string) => ({
  url: `/files/1/${name}-1200.webp`,
  width: 1200,
  height: 900,
  blur: '',
  widths: [320, 640, 1200],
  title: name,
});

export function someCreator(given: Partial<Creator> & { pictures?: number } = {}): Creator {
  const { pictures = 4, ...rest } = given;
  const showcase = ['月', '桥', '海', '龙'].slice(0, pictures).map((name) => work(name));
  return {
    id: 7,
    nickname: '阿砚',
    avatar: '',
    bio: '',
    categories: [{ id: 1, word: 'illustration', name: '插画' }],
    styles: [{ id: 3, word: 'traditional', name: '古风' }],
    is_business_verified: false,
    is_personal_verified: true,
    starting_price: 2800,
    showcase,
    showcase_images: showcase.map((each) => each.url),
    commission_status: 'on',
    next_free_day: null,
    resumes_on: null,
    completed_works: 128,
    rating: 4.9,
    reviews_count: 96,
    satisfaction: 98,
    ...rest,
  };
}

export function creatorPageOf(
  creators: readonly Creator[],
  { total = creators.length, page = 1, last = 1 } = {},
) {
  const data = {
    data: creators,
    total,
    on_total: total,
    per_page: 10,
    current_page: page,
    last_page: last,
    next_cursor: page < last ? `after-${page}` : null,
  };
  return Response.json({ code: 1, msg: '', data });
}
