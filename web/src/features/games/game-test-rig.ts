import type { GameComment } from '@zaojie/contract/games/game-comment.schemas';
import type { GameCard, GameDetail } from '@zaojie/contract/games/game.schemas';

export function someComment(given: Partial<GameComment> = {}): GameComment {
  const { id = 1 } = given;
  return {
    id,
    comment_id: id,
    game_id: 1,
    content: '第七座岛的风会改变跳跃的弧线。',
    parent_id: 0,
    reply_user: null,
    user_id: 8,
    nickname: '南枝',
    avatar: '',
    is_developer: false,
    is_mine: false,
    like_count: 0,
    is_liked: false,
    created_at: '2026-11-01T08:00:00.000Z',
    can: { delete: false },
    rating: 5,
    replies: [],
    reply_count: 0,
    ...given,
  };
}

export function someGame(given: Partial<GameCard> = {}): GameCard {
  return {
    id: 1,
    title: '暮光浮岛',
    summary: '天黑之前，跳到最后一座岛。',
    cover_image: '/files/1/island-1200.webp',
    cover: { url: '/files/1/island-1200.webp', width: 1200, height: 750, blur: '', widths: [320, 1200] },
    price: 28,
    access: 'buy',
    user_id: 7,
    nickname: '陈大饼',
    game_type: ['平台跳跃', '冒险'],
    platform: ['电脑', '网页'],
    rating: 4.8,
    rating_count: 326,
    comment_count: 188,
    like_count: 2400,
    view_count: 9000,
    is_owned: false,
    created_at: '2026-09-20T08:00:00.000Z',
    ...given,
  };
}

const NOTHING: GameDetail['can'] = {
  comment: true,
  rate: true,
  like: true,
  acquire: true,
  refund: false,
  download: false,
  edit: false,
  publish: false,
  withdraw: false,
  delete: false,
  review: false,
};

export function someDetail({
  can,
  ...given
}: Omit<Partial<GameDetail>, 'can'> & { can?: Partial<GameDetail['can']> } = {}): GameDetail {
  return {
    ...someGame(),
    description: '太阳只剩两指高。\n\n全程 16 色，没有教学文字。',
    tags: ['像素'],
    game_type_ids: [2, 1],
    platform_ids: [1, 2],
    languages: ['简体中文'],
    language_ids: [1],
    screenshots: [],
    trailer: null,
    link: '',
    version: '1.3.2',
    size: 412_000_000,
    builds: [],
    updates: [],
    rating_histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 267 : rating })),
    recent_rating: 4.9,
    player_count: 10,
    download_count: 10,
    play_count: 10,
    developer: {
      id: 7,
      nickname: '陈大饼',
      avatar: '',
      is_verified: true,
      games_count: 3,
      followers_count: 12_000,
      is_followed: false,
      can: { follow: true },
    },
    is_liked: false,
    is_owner: false,
    my_purchase: null,
    my_review: null,
    related: [],
    status: 'published',
    status_label: '已发布',
    review_reason: '',
    ...given,
    can: { ...NOTHING, ...can },
  };
}
