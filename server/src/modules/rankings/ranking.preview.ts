import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';
import { shownName } from '../users/index.ts';
import { listTopCreators } from './top-creators.queries.ts';

const NAMED = 3;

async function describeRanking(db: Db): Promise<PageDescription> {
  const top = await listTopCreators(db, NAMED);
  const { rows } = await sql<{ name: string; avatar: string }>`
    select ${shownName()} as name, u.avatar from unnest(${top}::bigint[]) with ordinality as ahead (id, place)
    join users u on u.id = ahead.id order by ahead.place`.execute(db);
  const names = rows.map(({ name }) => name).join('、');
  // Only files of ours: a portrait that came with a social login lies elsewhere.
  const image = rows.map(({ avatar }) => avatar).find((address) => address.startsWith('/')) ?? '';
  return {
    title: '排行',
    description: names === '' ? '造界的创作者、游戏、试玩和竞赛排行' : `本周走在前面的创作者：${names}`,
    image,
  };
}

export const rankingPreview: LinkPreview = {
  path: /^\/ranking\/?$/,
  isOnly: true,
  describe: describeRanking,
};
