import { yuanOf } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';

const DESCRIPTION_CHARACTERS = 100;

type Shown = { title: string; description: string; min: number; max: number; picture: string };

async function describeBounty(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<Shown>`
    select title, description, budget_min_fen as min, budget_max_fen as max,
      coalesce(images -> 0 ->> 'url', '') as picture
    from bounties where id = ${id} and deleted_at is null and status <> 'pending'`.execute(db);
  const [bounty] = rows;
  if (!bounty) return null;
  const text = `¥${yuanOf(bounty.min)}–${yuanOf(bounty.max)} ${bounty.description.replaceAll(/\s+/g, ' ')}`;
  return {
    title: bounty.title,
    description: [...text].slice(0, DESCRIPTION_CHARACTERS).join(''),
    image: bounty.picture,
  };
}

/** An open bounty has no path of its own: it lies over the market. */
export const bountyPreview: LinkPreview = {
  path: /^\/commission\/?$/,
  queryId: 'bounty',
  describe: describeBounty,
};
