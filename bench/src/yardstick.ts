import fastify from 'fastify';
import { Pool } from 'pg';

/** The least a server can do: one indexed query of ten joined rows, answered as JSON. */
export async function startYardstick(
  databaseUrl: string,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  const app = fastify();
  app.get('/ten', async () => {
    const { rows } = await pool.query({
      name: 'ten',
      text: `select f.follower_id, f.created_at, u.id, u.username, u.nickname, u.avatar, u.bio, u.score
        from follows f join users u on u.id = f.followee_id order by f.follower_id, f.followee_id limit 10`,
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
