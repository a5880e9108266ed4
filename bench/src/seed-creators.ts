/** A few pixels of a picture as lists carry them, about as long as real ones. */
const blur = `'data:image/webp;base64,' || repeat('UklGRlYAAABXRUJQVlA4', 12)`;

const picture = `jsonb_build_object('url', '/files/images/aa/' || md5(u.id || '-' || k) || '-1920.webp', 'width', 1920,
  'height', 1080, 'blur', ${blur}, 'widths', '[320, 640, 1280, 1920]'::jsonb, 'title', '种子作品 ' || k)`;

/** Every seeded person takes commissions: two types, two styles, four pictures, one in seven closed for now. */
export const creatorStatements: [string, string][] = [
  [
    'storefronts',
    `insert into storefronts (user_id, types, styles, categories_shown, styles_shown, starting_price_fen, is_on, next_free_on,
       completed_count, review_count, rating_sum, satisfied_count, showcase)
     select u.id, kinds.types, kinds.styles, kinds.types, kinds.styles, 10000 + u.id * 7919 % 1500000, u.id % 7 > 0,
       case when u.id % 7 > 0 then current_date end, u.id % 211, u.id % 97, u.id % 97 * 4 + u.id % 97 / 2, u.id % 97 / 2,
       (select jsonb_agg(${picture}) from generate_series(1, 4) k)
     from users u, lateral (select array[1 + u.id % 6, 1 + (u.id + 2) % 6]::smallint[] as types,
       array[1 + u.id % 5, 1 + (u.id + 2) % 5]::smallint[] as styles) kinds
     where u.username like 'seed\\_%' on conflict do nothing`,
  ],
  [
    'listings',
    `insert into creator_listings (user_id, category, style, band, is_on, price_fen, orders, standing)
     select s.user_id, category, style,
       case when p < 100000 then 1 when p < 300000 then 2 when p < 500000 then 3 when p < 1000000 then 4 else 5 end,
       s.is_on, p, s.completed_count, 10000 * (s.rating_sum + 95) / (s.review_count + 20)
     from storefronts s, lateral (select s.starting_price_fen as p) price, unnest(0::smallint || s.types) category,
       unnest(0::smallint || s.styles) style
     where s.starting_price_fen is not null on conflict do nothing`,
  ],
];
