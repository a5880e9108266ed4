import fastify from 'fastify';
import { Pool } from 'pg';

/** The least a server can do: one indexed query of ten joined rows, answered as JSON of about a feed's size. */
const tenPosts = {
  name: 'ten',
  text: `select p.id, p.title, p.excerpt, p.media, p.cover_image, p.tag_labels, p.is_top, p.created_at, p.updated_at,
      u.id as user_id, u.username, u.nickname, u.avatar, u.score, c.name as circle_name, c.icon as circle_icon,
      c.description as circle_description, c.post_count, s.view_count, s.like_count, s.comment_count, s.share_count
    from posts p join users u on u.id = p.user_id join post_stats s on s.post_id = p.id
      left join circles c on c.id = p.circle_id
    where p.deleted_at is null order by p.created_at desc, p.id desc limit 10`,
};

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = fastify();
app.get('/ten', async () => {
  const { rows } = await pool.query(tenPosts);
  return { code: 1, msg: 'ok', data: rows };
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
