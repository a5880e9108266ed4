import type { Post } from '@zaojie/contract/posts/post.schemas';

export function makePost(parts: Partial<Post> = {}): Post {
  return {
    id: 42,
    title: '主城重画',
    content: '<p>先定<strong>水系</strong>，再摆街道。</p>',
    cover_image: '',
    media_urls: [],
    media: [],
    origin: null,
    source_url: '',
    is_sensitive: false,
    user_id: 7,
    maker_id: 7,
    username: 'ayan',
    nickname: '阿砚',
    avatar: '',
    level: 218,
    is_followed: false,
    circle: { id: 3, name: '游戏概念', icon: '', description: '', posts_count: 9 },
    tags: [{ id: 5, name: '概念设计' }],
    view_count: 12_345,
    like_count: 1_234,
    comment_count: 57,
    share_count: 0,
    favorite_count: 0,
    is_favorited: false,
    is_liked: false,
    is_top: false,
    is_essence: false,
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-03-01T00:00:00Z',
    can: { edit: false, delete: false, follow: true },
    ...parts,
  };
}

export function picture(name: string) {
  return { url: `/files/images/${name}.webp`, width: 1200, height: 800, blur: '', widths: [], caption: '' };
}
