import { contestCategoryNames } from '@zaojie/contract/contests/contest-words';
import { subOf, type RankingTab } from '@zaojie/contract/rankings/ranking-boards';
import type { getRanking as endpoint } from '@zaojie/contract/rankings/ranking.endpoints';
import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import type { Action } from '../../frame/action.ts';
import type { Context } from '../../frame/context.ts';
import { pageOf } from '../../frame/paging.ts';
import { listRankedContests } from '../contests/index.ts';
import { showTo, viewOwnPlace } from './creator-entry.view.ts';
import { creatorPage, demoPage, gamePage } from './kept-pages.ts';
import type { PageValues } from './page.queries.ts';
import { roundPlaces } from './ranking.rules.ts';
import { findOwnRow, findTies } from './viewer.queries.ts';

type Filled = Pick<
  Ranking,
  'creators' | 'games' | 'demos' | 'competitions' | 'own' | 'computed_at' | 'total'
>;
type Asked = Omit<PageValues, 'board'>;

const nothing: Filled = {
  creators: [],
  games: [],
  demos: [],
  competitions: [],
  own: null,
  computed_at: null,
  total: 0,
};
const noTies = { followed: new Set<number>(), blocked: new Set<number>(), blocker: new Set<number>() };

/** A statement for the list, which is shared for a moment, and two for members: their ties and their own place. */
async function rankCreators(context: Context, asked: Asked): Promise<Filled> {
  const { db, viewer, now } = context;
  const name = { board: 'creators', category: asked.category, period: asked.period } as const;
  const { entries, ends_at, entry_count } = await creatorPage(db, now, { ...asked, ...name });
  const [ties, own] = viewer
    ? await Promise.all([
        findTies(
          db,
          viewer.userId,
          entries.map(({ id }) => id),
        ),
        findOwnRow(db, { ...name, viewerId: viewer.userId, places: roundPlaces }),
      ])
    : [noTies, null];
  return {
    ...nothing,
    creators: showTo(viewer, entries, ties),
    own: own && viewOwnPlace(own),
    computed_at: ends_at?.toISOString() ?? null,
    total: entry_count,
  };
}

/** What somebody made whom the viewer keeps away is left out; the others keep their places. */
async function rankGames({ db, viewer, now }: Context, asked: Asked): Promise<Filled> {
  const { entries, ends_at, entry_count } = await gamePage(db, now, { ...asked, board: 'games' });
  const developers = entries.map(({ developer_id }) => developer_id);
  const ties = viewer ? await findTies(db, viewer.userId, developers) : noTies;
  return {
    ...nothing,
    games: entries.filter(({ developer_id }) => !ties.blocked.has(developer_id)),
    computed_at: ends_at?.toISOString() ?? null,
    total: entry_count,
  };
}

const DAY_MS = 86_400_000;
const sinceOf = { week: 7, month: 30, all: null } as const;

/** The events that went on in the period, the largest first. */
async function rankCompetitions(
  { db, now }: Context,
  { category, period, from, to }: Asked,
): Promise<Filled> {
  const known = contestCategoryNames.find((name) => name === category);
  if (known === undefined) return nothing;
  const days = sinceOf[period];
  const since = days === null ? null : new Date(now().getTime() - days * DAY_MS);
  const asked = { category: known, since, limit: to - from + 1, offset: from - 1 };
  return { ...nothing, ...(await listRankedContests(db, asked)) };
}

/** As games: places stay, whoever is left out. */
async function rankDemos({ db, viewer, now }: Context, asked: Asked): Promise<Filled> {
  const { entries, ends_at, entry_count } = await demoPage(db, now, { ...asked, board: 'demos' });
  const makers = entries.map(({ makerId }) => makerId);
  const ties = viewer ? await findTies(db, viewer.userId, makers) : noTies;
  return {
    ...nothing,
    demos: entries
      .filter(({ makerId }) => !ties.blocked.has(makerId))
      .map(({ makerId: _makerId, ...demo }) => demo),
    computed_at: ends_at?.toISOString() ?? null,
    total: entry_count,
  };
}

const boards: Record<RankingTab, (context: Context, asked: Asked) => Promise<Filled>> = {
  creators: rankCreators,
  games: rankGames,
  demos: rankDemos,
  competition: rankCompetitions,
};

export const getRanking: Action<typeof endpoint> = async (context, { query }) => {
  const { tab, period, page, per_page: perPage } = query;
  const sub = subOf(tab, query.sub);
  const from = (page - 1) * perPage + 1;
  const { total, ...filled } = await boards[tab](context, {
    category: sub,
    period,
    from,
    to: from + perPage - 1,
  });
  const { data: _, ...paging } = pageOf([], { total, page, perPage });
  return { tab, sub, period, ...filled, ...paging };
};
