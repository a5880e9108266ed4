import { contestCategories, contestStatuses } from '@zaojie/contract/contests/contest-words';
import { yuanWords } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';
import type { CardRow } from './contest-rows.ts';

type Shown = Pick<CardRow, 'title' | 'summary' | 'category' | 'status' | 'prize_pool_fen'> & {
  picture: string;
};

async function describeContest(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<Shown>`
    select title, summary, category, status, prize_pool_fen, coalesce(cover ->> 'url', '') as picture
    from contests where id = ${id} and list_tab is not null`.execute(db);
  const [contest] = rows;
  if (!contest) return null;
  const facts = [
    contestStatuses[contest.status],
    contestCategories[contest.category],
    ...(contest.prize_pool_fen === 0 ? [] : [`奖金 ${yuanWords(contest.prize_pool_fen)}`]),
  ];
  return {
    title: contest.title,
    description: `${contest.summary} ${facts.join(' · ')}`,
    image: contest.picture,
  };
}

export const contestPreview: LinkPreview = {
  path: /^\/events\/(\d{1,15})(?:\/(?:register|vote|voting))?\/?$/,
  describe: describeContest,
};
