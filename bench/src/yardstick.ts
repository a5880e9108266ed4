import fastify from 'fastify';
import { Pool } from 'pg';

/** The least a server can do: one indexed query of ten joined rows, answered as JSON of about a feed's size. */
export async function startYardstick(
  databaseUrl: string,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  const app = fastify();
  app.get('/ten', async () => {
    const { rows } = await pool.query({
      name: 'ten',
      text: `select p.id, p.title, p.excerpt, p.media, p.cover_image, p.created_at, u.username, u.nickname, u.avatar, u.bio,
          s.view_count, s.like_count, s.comment_count, s.share_count
        from posts p join users u on u.id = p.user_id join post_stats s on s.post_id = p.id
        where p.deleted_at is null order by p.created_at desc, p.id desc limit 10`,
    });
    return { code: 1, msg: 'ok', data: rows };
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${port}/ten`,
    async stop() {
      await app.close();
      await pool.end();
    },
  };
}
