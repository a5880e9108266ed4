import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import type * as endpoints from '@zaojie/contract/scores/score.endpoints';
import type { ScoreOverview } from '@zaojie/contract/scores/score.endpoints';
import { scoreErrors } from '@zaojie/contract/scores/score.errors';
import { earlierScore, scoreDeedNames, scoreDeeds, scoreLimits } from '@zaojie/contract/scores/score-words';
import type { Db } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { publishFrame } from '../live/index.ts';
import { getCredentials } from '../users/index.ts';
import { creditDeed } from './credit-deed.ts';
import { entriesQuery, sumDays } from './score.queries.ts';
import { linkOf } from './score.rules.ts';

async function overviewOf(db: Db, userId: number, now: Date): Promise<ScoreOverview> {
  const today = dayInShanghai(now);
  const { sparkDays, weekDays } = scoreLimits;
  const days = Array.from({ length: sparkDays }, (_, index) => dayAfter(today, index - sparkDays + 1));
  const sums = await sumDays(db, userId, days[0] ?? today);
  const pointsOn = (day: string) =>
    sums.filter((sum) => sum.day === day).reduce((total, { points }) => total + points, 0);
  const usedToday = (kind: string) => sums.find((sum) => sum.day === today && sum.kind === kind)?.count ?? 0;
  const { score } = await getCredentials(db, userId);
  return {
    score,
    today: pointsOn(today),
    week: days.slice(-weekDays).reduce((total, day) => total + pointsOn(day), 0),
    days: days.map((day) => ({ day, points: pointsOn(day) })),
    rules: scoreDeedNames.map((kind) => {
      const { label, points, perDay } = scoreDeeds[kind];
      return { kind, label, points, per_day: perDay, today: usedToday(kind) };
    }),
    can: { check_in: usedToday('check_in') === 0 },
  };
}

export const getScoreOverview: Action<typeof endpoints.getScoreOverview> = async ({ db, viewer, now }) =>
  overviewOf(db, viewer.userId, now());

const labelOf = (kind: string): string =>
  Object.entries(scoreDeeds).find(([name]) => name === kind)?.[1].label ?? earlierScore.label;

export const listScoreEntries: Action<typeof endpoints.listScoreEntries> = async (
  { db, viewer },
  { query },
) => {
  const size = scoreLimits.pageSize;
  const place = { userId: viewer.userId, beforeId: placeBefore(query.cursor), limit: size + 1 };
  const { rows } = await entriesQuery(place).execute(db);
  const { shown, nextCursor } = pageBefore(rows, size, ({ id }) => id);
  return {
    data: shown.map(({ source, created_at, ...row }) => ({
      ...row,
      label: labelOf(row.kind),
      link: linkOf(source),
      created_at: created_at.toISOString(),
    })),
    next_cursor: nextCursor,
  };
};

export const checkIn: Action<typeof endpoints.checkIn> = async (context) => {
  const { viewer, now, hub } = context;
  const { userId } = viewer;
  return context.transaction(async (tx) => {
    const source = `check-in:${userId}:${dayInShanghai(now())}`;
    const hasCounted = await creditDeed(tx, { kind: 'check_in', userId, source }, now());
    if (!hasCounted) throw new Refusal(scoreErrors.checkedIn);
    afterCommit(tx, () => publishFrame(hub, userId, { type: 'account' }));
    return new Answer('签到成功，经验 +1', await overviewOf(tx, userId, now()));
  });
};
